import { accept, refuse, type Result } from '@boxcars/engine';
import * as z from 'zod';

/** How a server runs: from flags first, then from the environment, then by default. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly databaseUrl: string | null;
  /** The addresses under which people reach it, where a proxy hides its own. */
  readonly origins: readonly string[];
  /** Whether a proxy in front says who asks. */
  readonly trustProxy: boolean;
  /** Threads in which bots think; null for all but one of the machine's. */
  readonly threads: number | null;
  readonly logLevel: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const MOST_THREADS = 256;

/** An empty text is no number, though it could be read as 0. */
const whole = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const port = whole.pipe(z.number().max(65_535));
const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);

const settings = {
  port: { env: 'PORT', schema: port.default(8080) },
  host: { env: 'HOST', schema: z.string().min(1).default('127.0.0.1') },
  data: { env: 'BOXCARS_DATA', schema: z.string().min(1).default('data') },
  databaseUrl: {
    env: 'DATABASE_URL',
    schema: z
      .url({ protocol: /^postgres(ql)?$/ })
      .nullable()
      .default(null),
  },
  origins: {
    env: 'BOXCARS_ORIGINS',
    schema: z
      .string()
      .default('')
      .transform((text) => text.split(',').filter((part) => part.trim() !== ''))
      .pipe(z.array(origin)),
  },
  trustProxy: {
    env: 'BOXCARS_TRUST_PROXY',
    schema: z
      .enum(['0', '1'])
      .default('0')
      .transform((text) => text === '1'),
  },
  threads: {
    env: 'BOXCARS_THREADS',
    schema: whole.pipe(z.number().min(1).max(MOST_THREADS)).nullable().default(null),
  },
  logLevel: { env: 'BOXCARS_LOG', schema: z.enum(LOG_LEVELS).default('info') },
} as const;

/** What is said of a setting's value. An address of a database may hold its password. */
function shown(name: string, given: string): string {
  return name === 'databaseUrl' && given !== '' ? '…' : given;
}

/** Reads the settings; refused naming the first that is wrong, and where it came from. */
export function readConfig(
  flags: { readonly [K in keyof Config]?: string | undefined },
  env: { readonly [name: string]: string | undefined },
): Result<Config> {
  const config: { [name: string]: unknown } = {};
  for (const [name, { env: variable, schema }] of Object.entries(settings)) {
    const flag = flags[name as keyof Config];
    const given = flag ?? (env[variable] === '' ? undefined : env[variable]);
    const read = schema.safeParse(given);
    if (!read.success) {
      const setting = flag === undefined ? variable : `--${name}`;
      return refuse('setting-not-valid', { setting, given: shown(name, given ?? '') });
    }
    config[name] = read.data;
  }
  return accept(config as unknown as Config);
}
