import { DAY_MS } from '#domain/durations.ts';
import type { BuiltFile } from '#scripts/deploy/read-build.ts';
import { createReleaseId, type Release, type ReleasedFile } from './release.ts';

/** How long files that pages no longer use stay: open tabs go on asking for those of their build. */
const RETENTION_MS = DAY_MS;

/** Files with a hash in their name, or in that of their folder. */
const HASHED_FILE = /^(_astro|assets|search)\//;

/** Files that pages name, none of which names another: they may be there before the pages. */
const ASSET_FILE = /^(?!stock\/).+\/.*\.(?!html$|json$)[a-z0-9]+$/;

/** The part of a build that a target is to get. */
export type DeployFile = Omit<BuiltFile, 'needs'>;

export interface Plan {
  readonly release: Release;
  /** In the order of sending: what pages need, then pages and files with a fixed address. */
  readonly assets: readonly DeployFile[];
  readonly pages: readonly DeployFile[];
  readonly unchanged: number;
  /** Paths to delete, after everything was sent. */
  readonly deletions: readonly string[];
}

/** What has to be sent and deleted for a target with the release `current` to hold `files`. */
export function planDeployment(current: Release | undefined, files: readonly DeployFile[], now: Date): Plan {
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
    return isOver || !HASHED_FILE.test(path) ? [] : [[path, { ...file, retired: since }]];
  });
  const staying = new Set(retired.map(([path]) => path));
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
    deletions: gone.map(([path]) => path).filter((path) => !staying.has(path)),
  };
}

/** What has to be put back and deleted to return from one release to an earlier one. */
export function planRollback(
  current: Release,
  earlier: Release,
): { readonly restore: readonly string[]; readonly deletions: readonly string[] } {
  const differs = (path: string) => current.files[path]?.sha256 !== earlier.files[path]?.sha256;
  const restore = Object.keys(earlier.files).filter(differs);
  return {
    restore: [
      ...restore.filter((path) => isAsset({ path })),
      ...restore.filter((path) => !isAsset({ path })),
    ],
    deletions: Object.keys(current.files).filter((path) => !Object.hasOwn(earlier.files, path)),
  };
}

/** Whether a file is sent before the pages. */
export function isAsset({ path }: Pick<DeployFile, 'path'>): boolean {
  return HASHED_FILE.test(path) || ASSET_FILE.test(path);
}
