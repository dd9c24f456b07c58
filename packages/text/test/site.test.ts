import { expect, test } from 'vitest';

import { site } from '../src/site/index.ts';
import { findProblems } from './find-problems.ts';

test('the site says everything in every language, with the same placeholders and all plural forms', () => {
  expect(findProblems(site)).toEqual([]);
});
