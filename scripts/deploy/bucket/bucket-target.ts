import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCacheControl, getContentType } from '#host/static/file-headers.ts';
import { applyHeaderRules, readHeadersFile } from '#host/static/headers-file.ts';
import { ExpectedError } from '#platform/expected-error.ts';
import type { Bucket, ListedObject } from '#platform/s3/bucket.ts';
import { mapConcurrently } from '#scripts/cli/map-concurrently.ts';
import { sum } from '#scripts/cli/statistics.ts';
import {
  addRelease,
  describeRollback,
  PENDING_FILE,
  parsePending,
  parseReleases,
  planDeployment,
  planRollback,
  RELEASES_DIR,
  RELEASES_FILE,
  type Release,
  serialiseReleases,
} from '#scripts/deploy/release/release.ts';
import type { DeployFile, DeployRequest, DeployResult, DeployTarget } from '#scripts/deploy/target.ts';

/** Contents that a rollback may need, by their hash. */
const KEPT_DIR = `${RELEASES_DIR}/kept/`;

interface BucketTargetOptions {
  readonly bucket: Bucket;
  /** 's3://example-motors'. */
  readonly name: string;
  /** The folder in the bucket; '' = all of it. */
  readonly prefix: string;
}

/**
 * An S3-compatible bucket. The bucket's own list says what is there, by content, so an interrupted deployment goes on where
 * it ended, on any machine. What is about to be replaced or deleted is first copied within the bucket.
 */
export function createBucketTarget({ bucket, name, prefix }: BucketTargetOptions): DeployTarget {
  const root = prefix === '' ? '' : `${prefix}/`;
  const keyOf = (path: string) => `${root}${path}`;
  const keptKey = (sha256: string) => keyOf(`${KEPT_DIR}${sha256}`);

  async function readText(path: string): Promise<string | undefined> {
    return (await bucket.get(keyOf(path)))?.toString();
  }

  async function writeJson(path: string, text: string): Promise<void> {
    await bucket.put(keyOf(path), new TextEncoder().encode(text), {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    });
  }

  async function listPresent(): Promise<Map<string, ListedObject>> {
    return new Map((await bucket.list(root)).map((object) => [object.key.slice(root.length), object]));
  }

  async function removeAll(paths: readonly string[], jobs: number): Promise<void> {
    await mapConcurrently(paths, jobs, (path) => bucket.delete(keyOf(path)));
  }

  /** Copies the contents of a release that are about to go, where they are still what the release says. */
  async function keep(
    release: Release,
    paths: readonly string[],
    present: ReadonlyMap<string, ListedObject>,
    jobs: number,
  ): Promise<void> {
    const contents = new Map<string, string>();
    for (const path of paths) {
      const file = release.files[path];
      if (!file || present.get(path)?.etag !== file.md5 || present.has(`${KEPT_DIR}${file.sha256}`)) continue;
      contents.set(file.sha256, path);
    }
    await mapConcurrently([...contents], jobs, ([sha256, path]) => bucket.copy(keyOf(path), keptKey(sha256)));
  }

  async function pruneKept(releases: readonly Release[], jobs: number): Promise<void> {
    const needed = new Set(
      releases.slice(1).flatMap(({ files }) => Object.values(files).map(({ sha256 }) => sha256)),
    );
    const kept = await bucket.list(keyOf(KEPT_DIR));
    const stale = kept.filter(({ key }) => !needed.has(key.slice(keyOf(KEPT_DIR).length)));
    await mapConcurrently(stale, jobs, ({ key }) => bucket.delete(key));
  }

  async function deploy(request: DeployRequest): Promise<DeployResult> {
    const { dir, files, now, dryRun, jobs, onProgress } = request;
    const releases = parseReleases(await readText(RELEASES_FILE), name);
    const [current] = releases;
    const present = await listPresent();
    const pending = parsePending(await readText(PENDING_FILE));
    const strays = pending.paths.filter((path) => present.has(path));
    const plan = planDeployment(withoutLost(current, present), files, now, strays);
    const { deletions } = plan;
    const isThere = ({ path, md5 }: DeployFile) => present.get(path)?.etag === md5;
    const assets = plan.assets.filter((file) => !isThere(file));
    const pages = plan.pages.filter((file) => !isThere(file));
    const sent = [...assets, ...pages];
    const result = {
      release: plan.release.id,
      sent: sent.length,
      sentBytes: sum(sent.map(({ bytes }) => bytes)),
      unchanged: files.length - sent.length,
      deleted: deletions.length,
    };
    if (dryRun || (sent.length === 0 && deletions.length === 0 && current !== undefined)) return result;

    await writeJson(
      PENDING_FILE,
      JSON.stringify({ paths: [...pending.paths, ...sent.map(({ path }) => path)] }),
    );
    if (current) await keep(current, [...sent.map(({ path }) => path), ...deletions], present, jobs);
    const headersOf = await readObjectHeaders(dir);
    let done = 0;
    const upload = async ({ path }: DeployFile): Promise<void> => {
      await bucket.put(keyOf(path), new Uint8Array(await readFile(join(dir, path))), headersOf(path));
      done += 1;
      onProgress(done, sent.length);
    };
    await mapConcurrently(assets, jobs, upload);
    await mapConcurrently(pages, jobs, upload);
    await removeAll(deletions, jobs);
    const next = addRelease(releases, plan.release);
    await writeJson(RELEASES_FILE, serialiseReleases(next));
    await bucket.delete(keyOf(PENDING_FILE));
    await pruneKept(next, jobs);
    return result;
  }

  async function rollBack({ dryRun, jobs }: Pick<DeployRequest, 'dryRun' | 'jobs'>): Promise<DeployResult> {
    const releases = parseReleases(await readText(RELEASES_FILE), name);
    const rollback = planRollback(releases, name);
    const { earlier, deletions } = rollback;
    const restore = [...rollback.assets, ...rollback.pages];
    const present = await listPresent();
    const shaOf = (path: string) => earlier.files[path]?.sha256 ?? '';
    const lost = restore.filter((path) => !present.has(`${KEPT_DIR}${shaOf(path)}`));
    if (lost.length > 0) {
      throw new ExpectedError(
        `${name}: ${lost.length} files of release ${earlier.id} were not kept, the first is ${lost[0]}. Build that state again and deploy it.`,
      );
    }
    const result = describeRollback(rollback, 0);
    if (dryRun) return result;
    for (const path of restore) await bucket.copy(keptKey(shaOf(path)), keyOf(path));
    await removeAll(deletions, jobs);
    await writeJson(RELEASES_FILE, serialiseReleases(releases.slice(1)));
    return result;
  }

  return { name, applies: 'cache headers', deploy, rollBack };
}

/** A release without files that are no longer in the bucket as it says: they are sent again. */
function withoutLost(
  release: Release | undefined,
  present: ReadonlyMap<string, ListedObject>,
): Release | undefined {
  if (!release) return undefined;
  const files = Object.entries(release.files).filter(
    ([path, { bytes }]) => present.get(path)?.bytes === bytes,
  );
  return { ...release, files: Object.fromEntries(files) };
}

/** The headers that a bucket stores with a file: its type, and the caching that `_headers` asks for. */
async function readObjectHeaders(dir: string): Promise<(path: string) => Record<string, string>> {
  const { rules } = await readHeadersFile(join(dir, '_headers'));
  return (path) => {
    const headers = new Headers({ 'Cache-Control': getCacheControl(`/${path}`) });
    applyHeaderRules(headers, rules, `/${path}`);
    return { 'Content-Type': getContentType(path), 'Cache-Control': headers.get('Cache-Control') ?? '' };
  };
}
