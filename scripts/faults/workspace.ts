import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ExpectedError } from '#platform/expected-error.ts';
import { runProgram } from '#scripts/cli/run-program.ts';

const FOLDER = '.data/faults';

/**
 * A copy of the project's files in .data/faults, where faults can be put into the code: a command that is stopped must leave none
 * in the project. What its builds have made stays from run to run. Returns its absolute path.
 */
export async function prepareWorkspace(): Promise<string> {
  const dir = resolve(FOLDER);
  const wanted = await listFiles(process.cwd(), []);
  await mkdir(dir, { recursive: true });
  if (!existsSync(join(dir, '.git'))) await git(dir, ['init', '--quiet']);
  await Promise.all(wanted.map((file) => copyChanged(file, join(dir, file))));
  // Some tests read the list of the project's files.
  await git(dir, ['add', '--all']);
  const known = new Set(wanted);
  const deleted = (await listFiles(dir, ['--cached'])).filter((file) => !known.has(file));
  await Promise.all(deleted.map((file) => rm(join(dir, file), { force: true })));
  if (!existsSync(join(dir, 'node_modules')))
    await symlink(resolve('node_modules'), join(dir, 'node_modules'));
  return dir;
}

/** The tracked and the new files of a repository that are there. */
async function listFiles(dir: string, options: readonly string[]): Promise<string[]> {
  const args = [
    'ls-files',
    '-z',
    ...(options.length > 0 ? options : ['--cached', '--others', '--exclude-standard']),
  ];
  return (await git(dir, args)).split('\0').filter((file) => file !== '' && existsSync(join(dir, file)));
}

async function git(cwd: string, args: readonly string[]): Promise<string> {
  const { code, output } = await runProgram('git', args, { cwd });
  if (code !== 0) throw new ExpectedError(`git ${args[0]}: failed in ${cwd}: ${output.trim()}`);
  return output;
}

async function copyChanged(from: string, to: string): Promise<void> {
  const wanted = await readFile(from);
  const present = await readFile(to).catch(() => undefined);
  if (present?.equals(wanted)) return;
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
}
