import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { findClosestMatch } from '#domain/edit-distance.ts';
import { ExpectedError } from '#platform/expected-error.ts';
import { describeOldNode } from './old-node.mjs';
import { endWithNpm } from './processes.ts';

/** Wrong arguments: prints how to see the help and exits with code 2. */
export class UsageError extends Error {}

/** The names of a command's options: those with a text, those that may be repeated, and those without a value. */
interface OptionNames<Text extends string, List extends string, Flag extends string> {
  readonly text?: readonly Text[];
  readonly lists?: readonly List[];
  readonly flags?: readonly Flag[];
}

interface ReadArgs<Text extends string, List extends string, Flag extends string> {
  readonly values: Readonly<
    Record<Text, string | undefined> & Record<List, string[]> & Record<Flag, boolean>
  >;
  readonly positionals: string[];
}

/** Parses a command's arguments. Throws a UsageError that names each unknown or incomplete option. */
export function readArgs<
  const Text extends string = never,
  const List extends string = never,
  const Flag extends string = never,
>(
  { text = [], lists = [], flags = [] }: OptionNames<Text, List, Flag>,
  args: string[] = process.argv.slice(2),
): ReadArgs<Text, List, Flag> {
  const options: ParseArgsOptionsConfig = {
    ...Object.fromEntries(text.map((name) => [name, { type: 'string' }])),
    ...Object.fromEntries(lists.map((name) => [name, { type: 'string', multiple: true, default: [] }])),
    ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean', default: false }])),
    help: { type: 'boolean', short: 'h' },
  };
  const problems = findOptionProblems(options, args);
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  return { values: values as ReadArgs<Text, List, Flag>['values'], positionals };
}

/** A line for each wrong option: node:util reports only the first, in words that no operator needs. */
function findOptionProblems(options: ParseArgsOptionsConfig, args: string[]): string[] {
  const { tokens } = parseArgs({ args, options, allowPositionals: true, strict: false, tokens: true });
  const problems = tokens.map((token) => {
    if (token.kind !== 'option') return undefined;
    const option = options[token.name];
    if (!option) {
      // '-state' is five short options to node:util.
      const [written = ''] = (args[token.index] ?? '').split('=');
      const closest = findClosestMatch(written.replace(/^-+/, ''), Object.keys(options));
      return `${written}: unknown option.${closest === undefined ? '' : ` Did you mean --${closest}?`}`;
    }
    const isMissing = token.value === undefined || (!token.inlineValue && token.value.startsWith('-'));
    if (option.type === 'string' && isMissing) return `${token.rawName}: needs a value.`;
    return option.type === 'boolean' && token.value !== undefined
      ? `${token.rawName}: takes no value.`
      : undefined;
  });
  return [...new Set(problems)].filter((problem) => problem !== undefined);
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
 * error is a bug in our code and keeps its stack trace. The help begins with how the command is called.
 */
export async function runCommand(help: string, run: () => Promise<number>): Promise<void> {
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    console.log(help);
    return;
  }
  endWithNpm();
  try {
    const problem = describeOldNode(process.versions.node);
    if (problem !== undefined) throw new ExpectedError(problem);
    process.exitCode = await run();
  } catch (error) {
    if (error instanceof UsageError) {
      const [command] = /^.*?(?= [[<-]|$)/m.exec(help) ?? [];
      console.error(`${error.message}\nHelp: ${command} -- --help`);
      process.exitCode = 2;
    } else if (error instanceof ExpectedError) {
      console.error(error.message);
      process.exitCode = 1;
    } else {
      throw error;
    }
  }
}
