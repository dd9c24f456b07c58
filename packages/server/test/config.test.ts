import { describe, expect, it } from 'vitest';

import { readConfig, type Config } from '../src/config.ts';

interface Setting {
  readonly name: keyof Config;
  readonly env: string;
  /** Texts, and what is read of them. */
  readonly right: readonly (readonly [string, unknown])[];
  readonly wrong: readonly string[];
  readonly usual: unknown;
}

const SETTINGS: readonly Setting[] = [
  {
    name: 'port',
    env: 'PORT',
    right: [
      ['0', 0],
      ['65535', 65_535],
    ],
    wrong: ['-1', '65536', '80.5', 'http', '8080x', ' ', '0x50'],
    usual: 8080,
  },
  { name: 'host', env: 'HOST', right: [['0.0.0.0', '0.0.0.0']], wrong: [], usual: '127.0.0.1' },
  { name: 'data', env: 'BOXCARS_DATA', right: [['/srv/boxcars', '/srv/boxcars']], wrong: [], usual: 'data' },
  {
    name: 'databaseUrl',
    env: 'DATABASE_URL',
    right: [
      ['postgres://u:p@db/boxcars', 'postgres://u:p@db/boxcars'],
      ['postgresql://db/boxcars', 'postgresql://db/boxcars'],
    ],
    wrong: ['db', 'mysql://db/boxcars', 'sqlite.db', 'https://db/boxcars'],
    usual: null,
  },
  {
    name: 'origins',
    env: 'BOXCARS_ORIGINS',
    right: [
      ['https://play.example.org/', ['https://play.example.org']],
      ['https://a.example,http://b.example:8080', ['https://a.example', 'http://b.example:8080']],
      [',', []],
    ],
    wrong: ['play.example.org', 'ftp://a.example', 'https://a.example,b'],
    usual: [],
  },
  {
    name: 'trustProxy',
    env: 'BOXCARS_TRUST_PROXY',
    right: [
      ['1', true],
      ['0', false],
    ],
    wrong: ['yes', 'true', '2'],
    usual: false,
  },
  {
    name: 'threads',
    env: 'BOXCARS_THREADS',
    right: [
      ['1', 1],
      ['256', 256],
    ],
    wrong: ['0', '257', '1.5', 'all', '-1'],
    usual: null,
  },
  {
    name: 'logLevel',
    env: 'BOXCARS_LOG',
    right: [
      ['silent', 'silent'],
      ['debug', 'debug'],
    ],
    wrong: ['loud', 'INFO', '30'],
    usual: 'info',
  },
];

it('knows every setting that there is', () => {
  const read = readConfig({}, {});
  const usual = Object.fromEntries(SETTINGS.map((setting) => [setting.name, setting.usual]));
  expect(read).toEqual({ ok: true, value: usual });
});

describe.each(SETTINGS)('the setting $name', ({ name, env, right, wrong, usual }) => {
  it('is read from its flag, or from the environment, and the flag goes first', () => {
    for (const [text, value] of right) {
      const other = right.find(([one]) => one !== text)?.[0] ?? '';
      for (const read of [
        readConfig({ [name]: text }, {}),
        readConfig({}, { [env]: text }),
        readConfig({ [name]: text }, { [env]: other }),
        readConfig({ [name]: text }, { [env]: wrong[0] }),
      ]) {
        expect(read.ok && read.value[name]).toEqual(value);
      }
    }
  });

  it('is as usual where the environment has it empty', () => {
    const read = readConfig({}, { [env]: '' });
    expect(read.ok && read.value[name]).toEqual(usual);
  });

  it('that is wrong is refused by name, and nothing else is read', () => {
    for (const text of wrong) {
      // An address of a database may hold its password.
      const given = name === 'databaseUrl' ? '…' : text;
      const refusal = (setting: string) => ({ code: 'setting-not-valid', values: { setting, given } });
      expect(readConfig({ [name]: text }, {})).toEqual({ ok: false, refusal: refusal(`--${name}`) });
      expect(readConfig({}, { [env]: text })).toEqual({ ok: false, refusal: refusal(env) });
    }
  });
});

it('refuses an empty flag', () => {
  for (const name of ['port', 'host', 'data', 'databaseUrl', 'threads', 'logLevel'] as const) {
    expect(readConfig({ [name]: '' }, {})).toMatchObject({ refusal: { values: { setting: `--${name}`, given: '' } } });
  }
});
