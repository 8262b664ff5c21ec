import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import type { FileChange } from '#host/studio/dealer-files.ts';
import { PACKAGE_ROOT, TYPESCRIPT_FLAGS } from '#platform/package-root.ts';
import type { Folders } from '#scripts/build/folders.ts';
import { runProgram } from '#scripts/cli/run-program.ts';

const TIMEOUT_MS = 60_000;

const checkedSchema = v.array(
  v.object({ findings: v.array(v.object({ level: v.string(), text: v.string() })) }),
);

/**
 * What would keep a dealer from being published with these changes, one line each, as `npm run site:check` says it of a copy: in a process
 * of its own, because site.ts is a program.
 */
export async function examineInChild(
  { sitesDir }: Pick<Folders, 'sitesDir'>,
  dealer: string,
  changes: readonly FileChange[],
): Promise<readonly string[]> {
  const copy = await mkdtemp(join(tmpdir(), 'forecourt-studio-'));
  try {
    await copyDealer(sitesDir, copy, dealer, changes);
    const args = [
      ...TYPESCRIPT_FLAGS,
      join(PACKAGE_ROOT, 'scripts/site-check.ts'),
      '--site',
      dealer,
      '--json',
    ];
    const { output, errors } = await runProgram(process.execPath, args, {
      timeout: TIMEOUT_MS,
      env: { ...process.env, SITES_DIR: copy, NODE_NO_WARNINGS: '1' },
    });
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), checkedSchema), output);
    if (!parsed.success) throw new Error(`${dealer}: site:check failed: ${errors.trim().slice(-1000)}`);
    const found = parsed.output.flatMap(({ findings }) => findings).filter(({ level }) => level === 'error');
    return found.map(({ text }) => text.replaceAll(`${join(copy, dealer)}/`, ''));
  } finally {
    await rm(copy, { recursive: true });
  }
}

/** Lays a dealer's folder anew with changes: what they touch is copied, everything else is linked. */
async function copyDealer(
  sitesDir: string,
  copy: string,
  dealer: string,
  changes: readonly FileChange[],
): Promise<void> {
  const dir = join(copy, dealer);
  await mkdir(dir);
  const touched = new Set(changes.map(({ path }) => path.split('/', 1)[0]));
  for (const name of await readdir(sitesDir))
    if (name !== dealer) await symlink(resolve(sitesDir, name), join(copy, name));
  for (const name of await readdir(join(sitesDir, dealer))) {
    const from = resolve(sitesDir, dealer, name);
    if (touched.has(name)) await cp(from, join(dir, name), { recursive: true, dereference: true });
    else await symlink(from, join(dir, name));
  }
  for (const { path, content } of changes) {
    const file = join(dir, path);
    await mkdir(dirname(file), { recursive: true });
    if (content === undefined) await rm(file, { force: true });
    else await writeFile(file, content);
  }
}
