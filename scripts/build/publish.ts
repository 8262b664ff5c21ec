import { cp, lstat, mkdir, readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { ignoreMissing } from '#platform/fs-errors.ts';
import { writeAtomically } from '#platform/write-atomically.ts';
import {
  getBrochuresPath,
  getFactsPath,
  getManifestPath,
  getServerDir,
} from '#published-site/server-files.ts';

/** Ends the name of a generation that is being made. */
const UNFINISHED = '.part';
const CURRENT = 'current';

/** Tells apart generations that this process makes within a millisecond, in their order. */
let made = 0;

/** The folder of a dealer's generations: whole outputs, laid out as in `dist`, and a link to the current one. */
export function getGenerationsDir(distDir: string, name: string): string {
  return join(distDir, '.generations', name);
}

/** Makes an empty generation to build in, and removes what killed builds left. Only one build of a dealer may run. */
export async function createGeneration(distDir: string, name: string): Promise<string> {
  const dir = getGenerationsDir(distDir, name);
  await removeOldGenerations(dir);
  const generation = join(
    dir,
    `${Date.now()}-${String(made++).padStart(6, '0')}-${process.pid}${UNFINISHED}`,
  );
  await mkdir(join(generation, name), { recursive: true });
  return generation;
}

/**
 * Publishes a finished generation: pages, site facts and manifest at once, by replacing one link. A process that is killed
 * before leaves the last output, one that is killed after it the new one. The last generation stays until the next, for
 * programs that are reading it.
 */
export async function publishGeneration(generation: string, distDir: string, name: string): Promise<void> {
  const dir = getGenerationsDir(distDir, name);
  const finished = generation.slice(0, -UNFINISHED.length);
  await rename(generation, finished);
  const outputs = listOutputs(distDir, name).map((path) => ({
    path,
    target: relative(dirname(path), join(dir, CURRENT, relative(distDir, path))),
  }));
  for (const { path, target } of outputs)
    if (!(await lstat(path).catch(ignoreMissing))) await replaceLink(path, target, dir);
  await replaceLink(join(dir, CURRENT), basename(finished), dir);
  // Files and folders of an older version of this program.
  for (const { path, target } of outputs)
    if ((await readlink(path).catch(() => '')) !== target) await replaceLink(path, target, dir);
  await removeOldGenerations(dir);
}

/**
 * Publishes a finished generation to a folder elsewhere, with copies of its site facts in `dist`: hosts that upload files do
 * not follow links. The facts first, because a form of a new page must find its car.
 */
export async function publishToFolder(
  generation: string,
  distDir: string,
  name: string,
  out: string,
): Promise<void> {
  const [site = '', ...serverFiles] = listOutputs(generation, name);
  for (const file of serverFiles)
    await writeAtomically(join(getServerDir(distDir), basename(file)), await readFile(file));
  const next = `${out}.next`;
  await rm(next, { recursive: true, force: true });
  await mkdir(dirname(out), { recursive: true });
  await moveFolder(site, next);
  const old = `${out}.old`;
  await rm(old, { recursive: true, force: true });
  await rename(out, old).catch(ignoreMissing);
  await rename(next, out);
  await rm(old, { recursive: true, force: true });
  await rm(generation, { recursive: true });
}

/** The paths of a dealer's output: its pages, then the files for programs, the manifest last. */
function listOutputs(distDir: string, name: string): string[] {
  return [
    join(distDir, name),
    getFactsPath(distDir, name),
    getBrochuresPath(distDir, name),
    getManifestPath(distDir, name),
  ];
}

/** Points a link to `target` in one step. Only a folder in its place, from an older version, is moved away before. */
async function replaceLink(path: string, target: string, dir: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = join(dir, `${basename(path)}${UNFINISHED}`);
  await rm(temporary, { force: true });
  await symlink(target, temporary);
  const before = await lstat(path).catch(ignoreMissing);
  if (before?.isDirectory()) await rename(path, join(dir, `${basename(path)}.old${UNFINISHED}`));
  await rename(temporary, path);
}

async function moveFolder(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await cp(from, to, { recursive: true });
  }
}

/** Removes all generations but the current one and the newest other finished one. */
async function removeOldGenerations(dir: string): Promise<void> {
  const current = await readlink(join(dir, CURRENT)).catch(ignoreMissing);
  const others = ((await readdir(dir).catch(ignoreMissing)) ?? [])
    .filter((entry) => entry !== CURRENT && entry !== current)
    .sort();
  const last = others.findLast((entry) => !entry.endsWith(UNFINISHED));
  for (const entry of others)
    if (entry !== last) await rm(join(dir, entry), { recursive: true, force: true });
}
