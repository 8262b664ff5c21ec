import { DAY_MS } from '#domain/durations.ts';
import { ExpectedError } from '#platform/expected-error.ts';
import { isHashedPath } from '#platform/hashed-path.ts';
import type { DeployFile } from '#scripts/deploy/read-build.ts';
import type { DeployResult } from '#scripts/deploy/target.ts';

import { createReleaseId, type Release, type ReleasedFile } from './release.ts';

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
