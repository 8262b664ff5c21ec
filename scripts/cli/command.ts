import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ExpectedError } from '#platform/expected-error.ts';
import { SiteError } from '#site/errors/site-error.ts';
import { assertNode } from './assert-node.ts';
import { endWithNpm } from './processes.ts';

/** Wrong arguments: prints the help and exits with code 2. */
export class UsageError extends Error {}

/** Parses a command's arguments. Throws a UsageError that names an unknown or incomplete option. */
export function readArgs<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  args: string[] = process.argv.slice(2),
) {
  try {
    return parseArgs({
      args,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** The time to work for: `--now`, or the current time. */
export function readNow(text: string | undefined): Date {
  const now = text === undefined ? new Date() : new Date(text);
  if (Number.isNaN(now.getTime())) {
    throw new UsageError(`--now: is "${text}". Write a time such as 2026-11-21T09:00:00+10:00.`);
  }
  return now;
}

/** Parses a whole number of `min` or more: `--jobs 2`, `--port 4321`. */
export function readCount(name: string, text: string | undefined, defaultCount: number, min = 1): number {
  if (text === undefined) return defaultCount;
  const count = Number(text);
  if (!Number.isInteger(count) || count < min)
    throw new UsageError(`--${name}: is "${text}". Write a whole number of ${min} or more.`);
  return count;
}

/**
 * Runs a command: prints its help, usage errors (exit 2) and problems that can be fixed (exit 1) as plain lines. Any other
 * error is a bug in our code and keeps its stack trace.
 */
export async function runCommand(help: string, run: () => Promise<number>): Promise<void> {
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    console.log(help);
    return;
  }
  endWithNpm();
  try {
    assertNode(process.versions.node);
    process.exitCode = await run();
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${help}`);
      process.exitCode = 2;
    } else if (error instanceof SiteError || error instanceof ExpectedError) {
      console.error(error.message);
      process.exitCode = 1;
    } else {
      throw error;
    }
  }
}
