import { readFile, stat, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ExpectedError } from '#platform/expected-error.ts';
import { PACKAGE_ROOT } from '#platform/package-root.ts';
import { runProgram } from '#scripts/cli/run-program.ts';

/**
 * The folder of an earlier version, ready to run. `from` is a folder with one (`node_modules/forecourt` of somewhere), or a tag or commit
 * of this repository, which is checked out below `workDir`. Throws ExpectedError if it is neither, or can't be installed.
 */
export async function openEarlierVersion(from: string, workDir: string): Promise<string> {
  if (await exists(join(from, 'package.json'))) return resolve(from);
  const inPackage = { cwd: PACKAGE_ROOT };
  const found = await runProgram('git', ['rev-parse', '--verify', '--quiet', `${from}^{commit}`], inPackage);
  if (found.code !== 0)
    throw new ExpectedError(
      `--from: "${from}" is no tag or commit of this repository, and no folder with a version. Fetch tags with "git fetch --tags".`,
    );
  const commit = found.output.trim();
  const root = resolve(workDir, commit.slice(0, 12));
  if (!(await exists(root)))
    await run('git', ['worktree', 'add', '--force', '--detach', root, commit], PACKAGE_ROOT);
  if (!(await exists(join(root, 'node_modules')))) await installPackages(root);
  return root;
}

/** The same packages are shared; others are installed, which takes a minute. */
async function installPackages(root: string): Promise<void> {
  const [ours, theirs] = await Promise.all(
    [PACKAGE_ROOT, root].map((folder) => readFile(join(folder, 'package-lock.json'), 'utf8')),
  );
  if (ours === theirs) await symlink(join(PACKAGE_ROOT, 'node_modules'), join(root, 'node_modules'));
  else await run('npm', ['ci'], root);
}

async function run(program: string, args: readonly string[], cwd?: string): Promise<void> {
  const { code, output } = await runProgram(program, args, { cwd });
  if (code !== 0)
    throw new ExpectedError(`${program} ${args.join(' ')}: ended with code ${code}.\n${output.trim()}`);
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
