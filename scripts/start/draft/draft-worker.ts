import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { FileChange } from '#host/studio/dealer-files.ts';
import type { PreviewedDraft, ShownFile } from '#host/studio/dealer-studio.ts';
import { compile } from '#scripts/build/compile.ts';
import { type CompiledApp, loadCompiledApp } from '#scripts/build/compiled.ts';
import { linkFile, listFiles, makeTemporaryFolder } from '#scripts/build/files.ts';
import type { Folders } from '#scripts/build/folders.ts';
import { withLock } from '#scripts/build/lock.ts';
import { answerJobs } from '#scripts/build/worker-process.ts';
import { checkSite } from '#scripts/site-check/check-site.ts';
import { renderDraft } from './render-draft.ts';

/** What is asked of the process: to examine a dealer with changes, and to render the page that shows one of the files. */
export interface DraftQuestion {
  readonly dealer: string;
  readonly changes: readonly FileChange[];
  readonly folders: Folders;
  readonly shown?: ShownFile | undefined;
}

let compiled: Promise<CompiledApp> | undefined;

answerJobs(answerDraft);

async function answerDraft({ dealer, changes, folders, shown }: DraftQuestion): Promise<PreviewedDraft> {
  await using copy = await makeTemporaryFolder('studio');
  await copyDealer(folders.sitesDir, copy.path, dealer, changes);
  const now = new Date();
  const options = {
    sitesDir: copy.path,
    dataDir: folders.dataDir,
    template: undefined,
    now,
    env: process.env,
  };
  const { site, problems, findings } = await checkSite(dealer, { ...options, online: false });
  return {
    findings: [
      ...problems.map((text) => ({
        level: 'error' as const,
        text: text.replaceAll(`${join(copy.path, dealer)}/`, ''),
      })),
      ...findings.map(({ level, file, key, text }) => ({
        level,
        text: [file, key, text].filter(Boolean).join(': '),
      })),
    ],
    html:
      site && shown !== undefined
        ? await renderDraft({ site, changes, shown, now, compiled: await loadApp(folders), folders })
        : undefined,
  };
}

/** The compiled app, loaded once: whoever updates the platform restarts the host. */
function loadApp(folders: Folders): Promise<CompiledApp> {
  compiled ??= withLock(folders.dataDir, '.compile', () => compile(folders)).then(() =>
    loadCompiledApp(folders.compiledDir),
  );
  return compiled;
}

/** Lays a dealer's folder anew with changes: what they do not touch is linked. */
async function copyDealer(
  sitesDir: string,
  copy: string,
  dealer: string,
  changes: readonly FileChange[],
): Promise<void> {
  const dir = join(copy, dealer);
  await mkdir(dir);
  const changed = new Set(changes.map(({ path }) => path));
  const touched = new Set(changes.map(({ path }) => path.split('/', 1)[0]));
  for (const name of await readdir(sitesDir))
    if (name !== dealer) await symlink(resolve(sitesDir, name), join(copy, name));
  for (const name of await readdir(join(sitesDir, dealer))) {
    const from = resolve(sitesDir, dealer, name);
    if (!touched.has(name)) {
      await symlink(from, join(dir, name));
      continue;
    }
    for (const file of await listFiles(from))
      if (!changed.has(`${name}/${file}`)) linkFile(join(from, file), join(dir, name, file));
  }
  for (const { path, content } of changes) {
    if (content === undefined) continue;
    const file = join(dir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
