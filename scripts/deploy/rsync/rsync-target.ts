import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ExpectedError } from '#platform/expected-error.ts';
import { ignoreMissing } from '#platform/fs-errors.ts';
import { sha256 } from '#platform/sha256.ts';
import { makeTemporaryFolder } from '#scripts/build/files.ts';
import { sum } from '#scripts/cli/statistics.ts';
import {
  addRelease,
  describeRollback,
  PENDING_FILE,
  type Pending,
  parsePending,
  parseReleases,
  planDeployment,
  planRollback,
  RELEASES_DIR,
  RELEASES_FILE,
  type Release,
  serialiseReleases,
} from '#scripts/deploy/release/release.ts';
import type { DeployRequest, DeployResult, DeployTarget } from '#scripts/deploy/target.ts';
import { listEmptiedFolders, runRsync } from './run-rsync.ts';

const KEPT_DIR = `${RELEASES_DIR}/kept`;
/** Pages and their folders are for everyone to read. `--checksum`: what an interrupted run has sent is not sent again. */
const SEND_ARGS = ['--times', '--checksum', '--chmod=D755,F644', '--mkpath'];
/** 'deploy@web1:/srv/www' or 'rsync://web1/www'. */
const REMOTE_PLACE = /^[^/]*:/;

/** A folder, here or on another machine. `isHosted`: by the included host, which applies `_headers` and `_redirects`. */
export function createRsyncTarget(to: string, isHosted: boolean): DeployTarget {
  const root = `${to.replace(/\/+$/, '')}/`;
  const sendArgs = REMOTE_PLACE.test(to) ? [...SEND_ARGS, '--compress'] : SEND_ARGS;

  /** A run for each: of several files, some daemons miss all but the first. */
  async function readText(path: string): Promise<string | undefined> {
    await using folder = await makeTemporaryFolder('deploy');
    const args = ['--ignore-missing-args'];
    await runRsync({ args, from: root, to: folder.path, paths: [path], mayBeMissing: true });
    return await readFile(join(folder.path, path), 'utf8').catch(ignoreMissing);
  }

  async function writeText(path: string, text: string): Promise<void> {
    await using folder = await makeTemporaryFolder('deploy');
    await mkdir(join(folder.path, dirname(path)), { recursive: true });
    await writeFile(join(folder.path, path), text);
    await runRsync({ args: sendArgs, from: `${folder.path}/`, to: root, paths: [path] });
  }

  /**
   * Deletes files and the folders that are then empty: a web server would answer 403 for them, not 404. rsync deletes what a
   * source lacks whose folder is there. Not `--delete-missing-args`, which versions with the fixes of 2026 refuse.
   */
  async function remove(
    deletions: readonly string[],
    remaining: readonly string[],
    args: readonly string[],
  ): Promise<void> {
    if (deletions.length === 0) return;
    const options = ['--recursive', '--existing', '--delete'];
    await using source = await makeTemporaryFolder('deploy');
    for (const path of deletions) await mkdir(join(source.path, dirname(path)), { recursive: true });
    const from = `${source.path}/`;
    await runRsync({ args: [...options, ...args], from, to: root, deletable: deletions });
    for (const folders of listEmptiedFolders(deletions, remaining)) {
      for (const folder of folders) await rm(join(source.path, folder), { recursive: true });
      await runRsync({ args: options, from, to: root, deletable: folders });
    }
  }

  async function pruneKept(releases: readonly Release[]): Promise<void> {
    const filters = releases.slice(1).map(({ id }) => `--exclude=/${id}/`);
    await using empty = await makeTemporaryFolder('deploy');
    const args = ['--recursive', '--delete', '--mkpath', ...filters];
    await runRsync({ args, from: `${empty.path}/`, to: `${root}${KEPT_DIR}/` });
  }

  async function deploy(request: DeployRequest): Promise<DeployResult> {
    const { files, now, dryRun, onProgress } = request;
    const dir = `${request.dir.replace(/\/+$/, '')}/`;
    const releases = parseReleases(await readText(RELEASES_FILE), to);
    const [current] = releases;
    const pending = parsePending(await readText(PENDING_FILE));
    const plan = planDeployment(current, files, now, pending.paths);
    const { deletions } = plan;
    const assets = plan.assets.map(({ path }) => path);
    const pages = plan.pages.map(({ path }) => path);
    const changed = [...assets, ...pages];
    const planned = {
      release: plan.release.id,
      sent: changed.length,
      sentBytes: sum([...plan.assets, ...plan.pages].map(({ bytes }) => bytes)),
      unchanged: plan.unchanged,
      deleted: deletions.length,
    };
    if (dryRun || (changed.length === 0 && deletions.length === 0 && current)) return planned;

    const attempts = [...getAttempts(pending, current), randomUUID()];
    const aside = current ? ['--backup', `--backup-dir=${KEPT_DIR}/${current.id}/${attempts.at(-1)}`] : [];
    const marker: Pending = {
      paths: [...pending.paths, ...changed],
      replaces: current?.id ?? null,
      attempts,
    };
    await writeText(PENDING_FILE, JSON.stringify(marker));
    let done = 0;
    let sent = 0;
    let sentBytes = 0;
    // Pages appear together at the end of their run, after what they need.
    for (const { paths, args } of [
      { paths: assets, args: [] },
      { paths: pages, args: ['--delay-updates'] },
    ]) {
      if (paths.length === 0) continue;
      const stats = await runRsync({ args: [...sendArgs, ...aside, ...args], from: dir, to: root, paths });
      sent += stats.files;
      sentBytes += stats.bytes;
      done += paths.length;
      onProgress(done, changed.length);
    }
    await remove(deletions, Object.keys(plan.release.files), aside);
    const next = addRelease(releases, { ...plan.release, attempts: current ? attempts : [] });
    await writeText(RELEASES_FILE, serialiseReleases(next));
    await writeText(PENDING_FILE, JSON.stringify({ paths: [] }));
    await pruneKept(next);
    return { ...planned, sent, sentBytes, unchanged: files.length - sent };
  }

  /** Brings what earlier deployments put aside to `folder`. The first attempt saw what the release had published. */
  async function fetchKept(
    folder: string,
    current: Release,
    earlier: Release,
    paths: readonly string[],
  ): Promise<void> {
    for (const attempt of current.attempts.toReversed()) {
      await runRsync({
        args: ['--ignore-times', '--ignore-missing-args', '--times'],
        from: `${root}${KEPT_DIR}/${earlier.id}/${attempt}/`,
        to: folder,
        paths,
        mayBeMissing: true,
      });
    }
    for (const path of paths) {
      const content = await readFile(join(folder, path)).catch(ignoreMissing);
      if (content && sha256(content, 'hex') === earlier.files[path]?.sha256) continue;
      throw new ExpectedError(
        `${to}: ${path} of release ${earlier.id} was not kept. Build that state again and deploy it.`,
      );
    }
  }

  async function rollBack({ dryRun }: Pick<DeployRequest, 'dryRun'>): Promise<DeployResult> {
    const releases = parseReleases(await readText(RELEASES_FILE), to);
    const rollback = planRollback(releases, to);
    const { current, earlier, assets, pages, deletions } = rollback;
    await using folder = await makeTemporaryFolder('deploy');
    await fetchKept(folder.path, current, earlier, [...assets, ...pages]);
    if (dryRun) return describeRollback(rollback, 0);
    let sentBytes = 0;
    for (const paths of [assets, pages]) {
      if (paths.length === 0) continue;
      const stats = await runRsync({ args: sendArgs, from: `${folder.path}/`, to: root, paths });
      sentBytes += stats.bytes;
    }
    await remove(deletions, Object.keys(earlier.files), []);
    await writeText(RELEASES_FILE, serialiseReleases(releases.slice(1)));
    return describeRollback(rollback, sentBytes);
  }

  return { name: to, applies: isHosted ? 'all' : 'none', deploy, rollBack };
}

/** The attempts at replacing the current release that were interrupted. */
function getAttempts(pending: Pending, current: Release | undefined): readonly string[] {
  return current && pending.replaces === current.id ? pending.attempts : [];
}
