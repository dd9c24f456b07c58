/** The coach for whoever loads games one by one: nothing here brings all minds along. */
export * from './advice.ts';
export * from './by-mind.ts';
