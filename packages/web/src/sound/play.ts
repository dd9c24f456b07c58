import type { Sound } from './sounds.ts';

/** One grain of a sound: a tone or a puff of noise that dies away. */
interface Grain {
  readonly at: number;
  readonly length: number;
  readonly tone: number | null;
  readonly filter: number;
  readonly loud: number;
}

const knock = (at: number, filter: number, loud = 0.5): Grain => ({ at, length: 0.05, tone: null, filter, loud });
const ring = (at: number, tone: number, length: number, loud = 0.16): Grain => ({
  at,
  length,
  tone,
  filter: 8000,
  loud,
});

const RECIPES: { readonly [S in Sound]: readonly Grain[] } = {
  dice: [0, 0.05, 0.09, 0.15, 0.2, 0.29].map((at, i) => knock(at, 900 + i * 130, 0.5 - i * 0.06)),
  card: [{ at: 0, length: 0.09, tone: null, filter: 3800, loud: 0.22 }],
  coin: [ring(0, 2100, 0.18), ring(0.06, 2800, 0.25)],
  hooves: [0, 0.11, 0.19, 0.36, 0.47, 0.55].map((at) => knock(at, 420, 0.5)),
  knock: [knock(0, 600)],
  bell: [ring(0, 880, 0.7), ring(0, 1320, 0.5, 0.08)],
  win: [ring(0, 523, 0.3), ring(0.14, 659, 0.3), ring(0.28, 784, 0.6)],
};

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Plays a sound softly. Made on the spot: nothing is downloaded. */
export function play(sound: Sound): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  for (const grain of RECIPES[sound]) playGrain(audio, grain);
}

function playGrain(context: AudioContext, grain: Grain): void {
  const start = context.currentTime + grain.at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(grain.loud * 0.4, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + grain.length);
  const filter = context.createBiquadFilter();
  filter.type = grain.tone === null ? 'bandpass' : 'lowpass';
  filter.frequency.value = grain.filter;
  const source = grain.tone === null ? noiseOf(context) : toneOf(context, grain.tone);
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(start);
  source.stop(start + grain.length);
}

function toneOf(context: AudioContext, frequency: number): OscillatorNode {
  const tone = context.createOscillator();
  tone.type = 'triangle';
  tone.frequency.value = frequency;
  return tone;
}

function noiseOf(context: AudioContext): AudioBufferSourceNode {
  if (noise === null) {
    noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = noise;
  return source;
}
