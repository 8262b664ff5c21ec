import { setTimeout } from 'node:timers/promises';
import { ExpectedError } from '#platform/expected-error.ts';
import { type ProgramResult, runProgram } from '#scripts/cli/run-program.ts';

/** The connection broke or timed out: rsync goes on where it ended. */
const TEMPORARY_CODES = new Set([10, 12, 30, 35, 255]);
/** Some sources, or the folder that they are in, are missing. */
const MISSING_CODES = new Set([3, 23, 24]);
const RETRY_DELAYS_MS = [1000, 5000];

/** What one run sent, by rsync's own count. */
export interface RsyncStats {
  readonly files: number;
  /** Over the network, lists and checksums included. */
  readonly bytes: number;
}

export interface RsyncCall {
  readonly args: readonly string[];
  readonly from: string;
  readonly to: string;
  /** The paths to work on, below `from`; default: all. */
  readonly paths?: readonly string[];
  /** With `--delete`: the only paths below `to` that may be deleted. */
  readonly deletable?: readonly string[];
  /** A missing source is no error. */
  readonly mayBeMissing?: boolean;
}

/** `--from0`: lists of paths end each with a zero byte. It must come before what reads them. */
const COMMON_ARGS = ['--stats', '--no-human-readable', '--timeout=120', '--from0'];
/** Never waits for a password that nobody types. Not `--rsh`, which would lead rsync:// through ssh as well. */
const DEFAULT_SHELL = 'ssh -o BatchMode=yes';

/** Runs rsync, repeating it where the connection broke. Rejects with an ExpectedError in its own words. */
export async function runRsync(call: RsyncCall): Promise<RsyncStats> {
  for (let attempt = 0; ; attempt++) {
    const { code, output, errors } = await runOnce(call);
    if (code === 0 || (call.mayBeMissing && MISSING_CODES.has(code ?? 0) && isMissing(errors)))
      return parseRsyncStats(output);
    const delay = RETRY_DELAYS_MS[attempt];
    if (!TEMPORARY_CODES.has(code ?? 0) || delay === undefined) throw describeFailure(code, errors);
    await setTimeout(delay);
  }
}

/** Reads what `--stats` prints. */
function parseRsyncStats(output: string): RsyncStats {
  const read = (label: string) =>
    Number(new RegExp(`^${label}: ([\\d,]+)`, 'm').exec(output)?.[1]?.replaceAll(',', '') ?? 0);
  return { files: read('Number of regular files transferred'), bytes: read('Total bytes sent') };
}

async function runOnce({ args, from, to, paths, deletable }: RsyncCall): Promise<ProgramResult> {
  const list = [
    ...(paths ? ['--files-from=-'] : []),
    ...(deletable ? ['--include-from=-', '--exclude=*'] : []),
  ];
  const lines = paths ?? toPatterns(deletable ?? []);
  const result = await runProgram('rsync', [...COMMON_ARGS, ...args, ...list, '--', from, to], {
    env: { RSYNC_RSH: DEFAULT_SHELL, ...process.env, LC_ALL: 'C' },
    input: lines.map((line) => `${line}\0`).join(''),
  });
  if (result.code === 127)
    throw new ExpectedError('rsync: is not installed. Install it: "apt-get install rsync".');
  return result;
}

/** Filter patterns for paths and the folders on the way to them. A backslash escapes only in patterns with wildcards. */
function toPatterns(paths: readonly string[]): readonly string[] {
  const wanted = new Set(paths.flatMap((path) => [...listParents(path), path]));
  return [...wanted].map((path) => `/${/[*?[]/.test(path) ? path.replaceAll(/[\\*?[]/g, '\\$&') : path}`);
}

function isMissing(errors: string): boolean {
  return /No such file or directory|change_dir .* failed|file has vanished/.test(errors);
}

function describeFailure(code: number | null, errors: string): ExpectedError {
  const [line = ''] = errors.trim().split('\n');
  const reason = line === '' ? `rsync: ended with code ${code}` : line;
  return new ExpectedError(`${reason}. Check the address, the key and the rights, and run it again.`);
}

/** The folders that hold no file once `deleted` are gone and `remaining` are there: those of each depth, deepest first. */
export function listEmptiedFolders(deleted: readonly string[], remaining: readonly string[]): string[][] {
  const used = new Set(remaining.flatMap(listParents));
  const emptied = new Set(deleted.flatMap(listParents).filter((folder) => !used.has(folder)));
  const byDepth = Map.groupBy(emptied, (folder) => folder.split('/').length);
  return [...byDepth].sort(([a], [b]) => b - a).map(([, folders]) => folders);
}

/** 'a/b/c.html' is in 'a' and 'a/b'. */
function listParents(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
