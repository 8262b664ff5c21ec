import * as v from 'valibot';
import { DAY_MS } from '#domain/durations.ts';
import { ExpectedError } from '#platform/expected-error.ts';
import { isHashedPath } from '#platform/hashed-path.ts';
import type { BuiltFile, DeployFile, DeployResult } from '#scripts/deploy/target.ts';

const fileSchema = v.object({
  sha256: v.string(),
  md5: v.string(),
  bytes: v.number(),
  /** ISO time since which no page uses the file; null = in use. */
  retired: v.nullable(v.string()),
});

const releaseSchema = v.object({
  /** Sorts by time: '20261122T201000Z-1a2b3c4d'. */
  id: v.string(),
  /** ISO time of the deployment. */
  at: v.string(),
  /** Path -> what is published there. */
  files: v.record(v.string(), fileSchema),
  /** By rsync: the deployments, some of them interrupted, that put the files it replaced or removed aside. */
  attempts: v.optional(v.array(v.string()), []),
});

/** What one deployment published: enough to tell what another has to send, and to return to it. */
export type Release = v.InferOutput<typeof releaseSchema>;
export type ReleasedFile = v.InferOutput<typeof fileSchema>;

const releasesSchema = v.object({
  /** Newest first; the first is what visitors see. */
  releases: v.array(releaseSchema),
});

/** The folder of a target that holds its releases. No page links to it. */
export const RELEASES_DIR = '.forecourt';
export const RELEASES_FILE = `${RELEASES_DIR}/releases.json`;

/** The current release and those that a rollback may return to. */
const MAX_RELEASES = 4;

/** Parses a target's list of releases, which is empty before the first. */
export function parseReleases(text: string | undefined, where: string): Release[] {
  if (text === undefined) return [];
  try {
    return v.parse(releasesSchema, JSON.parse(text)).releases;
  } catch {
    throw new ExpectedError(
      `${where}: ${RELEASES_FILE} is broken. Delete it; the next deployment then sends every file again.`,
    );
  }
}

export function serialiseReleases(releases: readonly Release[]): string {
  return JSON.stringify({ releases });
}

/** The list after a deployment. */
export function addRelease(releases: readonly Release[], release: Release): Release[] {
  return [release, ...releases].slice(0, MAX_RELEASES);
}

function createReleaseId(now: Date, files: readonly Pick<BuiltFile, 'sha256'>[]): string {
  const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const sum = files.reduce((total, { sha256 }) => (total + Number.parseInt(sha256.slice(0, 8), 16)) >>> 0, 0);
  return `${time}-${sum.toString(16).padStart(8, '0')}`;
}

export const PENDING_FILE = `${RELEASES_DIR}/pending.json`;

const pendingSchema = v.object({
  /** What a deployment in progress, or interrupted, is about to send. */
  paths: v.array(v.string()),
  /** By rsync: the release that it replaces, and the names of the attempts so far. */
  replaces: v.optional(v.nullable(v.string()), null),
  attempts: v.optional(v.array(v.string()), []),
});

/** The traces of a deployment that has not ended. */
export type Pending = v.InferOutput<typeof pendingSchema>;

const NOTHING_PENDING: Pending = { paths: [], replaces: null, attempts: [] };

/** A broken file means no more than a missing one: some files may stay that nobody asks for. */
export function parsePending(text: string | undefined): Pending {
  if (text === undefined) return NOTHING_PENDING;
  try {
    return v.parse(pendingSchema, JSON.parse(text));
  } catch {
    return NOTHING_PENDING;
  }
}

/** How long files that pages no longer use stay: open tabs go on asking for those of their build. */
const RETENTION_MS = DAY_MS;

/** Files that pages name, none of which names another: they may be there before the pages. */
const ASSET_FILE = /^(?!stock\/).+\/.*\.(?!html$|json$)[a-z0-9]+$/;

export interface Plan {
  readonly release: Release;
  /** In the order of sending: what pages need, then pages and files with a fixed address. */
  readonly assets: readonly DeployFile[];
  readonly pages: readonly DeployFile[];
  readonly unchanged: number;
  /** Paths to delete, after everything was sent. */
  readonly deletions: readonly string[];
}

/**
 * What has to be sent and deleted for a target with the release `current` to hold `files`. `strays`: what interrupted
 * deployments may have left there.
 */
export function planDeployment(
  current: Release | undefined,
  files: readonly DeployFile[],
  now: Date,
  strays: readonly string[] = [],
): Plan {
  const before = new Map(Object.entries(current?.files ?? {}));
  const paths = new Set(files.map(({ path }) => path));
  const changed = files.filter(({ path, sha256 }) => before.get(path)?.sha256 !== sha256);
  const released = files.map(({ path, sha256, md5, bytes }): [string, ReleasedFile] => [
    path,
    { sha256, md5, bytes, retired: null },
  ]);
  const gone = [...before].filter(([path]) => !paths.has(path));
  const retired = gone.flatMap(([path, file]): [string, ReleasedFile][] => {
    const since = file.retired ?? now.toISOString();
    const isOver = now.getTime() - Date.parse(since) > RETENTION_MS;
    return isOver || !isHashedPath(`/${path}`) ? [] : [[path, { ...file, retired: since }]];
  });
  const staying = new Set([...paths, ...retired.map(([path]) => path)]);
  const leaving = new Set([...before.keys(), ...strays]);
  return {
    release: {
      id: createReleaseId(now, files),
      at: now.toISOString(),
      files: Object.fromEntries([...released, ...retired]),
      attempts: [],
    },
    assets: changed.filter(isAsset),
    pages: changed.filter((file) => !isAsset(file)),
    unchanged: files.length - changed.length,
    deletions: [...leaving.difference(staying)],
  };
}

/** How a target returns to the release before. */
export interface Rollback {
  readonly current: Release;
  readonly earlier: Release;
  /** Paths to put back, in the order of sending. */
  readonly assets: readonly string[];
  readonly pages: readonly string[];
  readonly deletions: readonly string[];
}

/** What has to be put back and deleted for the target `name` to return to the release before the current one. */
export function planRollback([current, earlier]: readonly Release[], name: string): Rollback {
  if (!current || !earlier) throw new ExpectedError(`${name}: has no earlier release to return to.`);
  const restore = Object.keys(earlier.files).filter(
    (path) => current.files[path]?.sha256 !== earlier.files[path]?.sha256,
  );
  return {
    current,
    earlier,
    assets: restore.filter((path) => isAsset({ path })),
    pages: restore.filter((path) => !isAsset({ path })),
    deletions: Object.keys(current.files).filter((path) => !Object.hasOwn(earlier.files, path)),
  };
}

/** What a rollback reports, once it has sent so many bytes. */
export function describeRollback(
  { earlier, assets, pages, deletions }: Rollback,
  sentBytes: number,
): DeployResult {
  const sent = assets.length + pages.length;
  return {
    release: earlier.id,
    sent,
    sentBytes,
    unchanged: Object.keys(earlier.files).length - sent,
    deleted: deletions.length,
  };
}

/** Whether a file is sent before the pages. */
function isAsset({ path }: Pick<DeployFile, 'path'>): boolean {
  return isHashedPath(`/${path}`) || ASSET_FILE.test(path);
}
