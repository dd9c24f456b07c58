import { isLocale, locales, translator, type Locale } from '@boxcars/text';

import { BadInput, badInput } from './bad-input.ts';
import type { ExitCode } from './call.ts';
import { processIo } from './io.ts';
import { makeProgram, runProgram } from './program.ts';

/** Runs a command line in this process and gives its exit code. */
export async function run(args: readonly string[]): Promise<ExitCode> {
  const io = processIo();
  let code: ExitCode = 0;
  let locale = localeOfEnvironment();
  try {
    locale = localeOf(args) ?? locale;
    const call = { io, t: translator(locale), finish: (given: ExitCode) => void (code = given) };
    await runProgram(makeProgram(call), args);
    return code;
  } catch (error) {
    if (!(error instanceof BadInput)) return explainBug(error);
    io.warn(translator(locale, error.game === undefined ? {} : { game: error.game })(error.line));
    return 2;
  } finally {
    io.close();
  }
}

/** The language asked for with `--lang`. */
function localeOf(args: readonly string[]): Locale | undefined {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  if (at < 0) return undefined;
  const given = args[at]?.split('=')[1] ?? args[at + 1];
  if (given === undefined || isLocale(given)) return given;
  throw badInput('cli.not-a-choice', { flag: '--lang', given, allowed: locales });
}

function localeOfEnvironment(): Locale {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const code = [LC_ALL, LC_MESSAGES, LANG].find((one) => one !== undefined && one !== '')?.slice(0, 2) ?? 'en';
  return isLocale(code) ? code : 'en';
}

function explainBug(error: unknown): ExitCode {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`A bug in boxcars, not in what you typed: ${reason} (BOXCARS_DEBUG=1 shows where)`);
  if (process.env['BOXCARS_DEBUG'] === '1') console.error(error);
  return 3;
}

/** A reader that closes the pipe (`boxcars rules … | head`) has had enough. */
export function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
}
