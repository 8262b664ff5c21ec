import * as v from 'valibot';
import { ExpectedError } from '#platform/expected-error.ts';
import type { BuiltFile } from '#scripts/deploy/read-build.ts';

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

export function createReleaseId(now: Date, files: readonly Pick<BuiltFile, 'sha256'>[]): string {
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
