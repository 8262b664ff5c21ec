import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '#scripts/build/files.ts';
import { mapConcurrently } from '#scripts/cli/map-concurrently.ts';

/** One file of a build. */
export interface BuiltFile {
  /** Its path in the site, without a slash in front: 'cars/a/index.html'. */
  readonly path: string;
  readonly bytes: number;
  /** Netlify knows files by SHA-1, buckets by MD5; releases by SHA-256. */
  readonly sha1: string;
  readonly md5: string;
  readonly sha256: string;
  /** What the page asks of functions: the beginnings of addresses. */
  readonly needs: readonly string[];
}

/** The part of a build that a target is to get. */
export type DeployFile = Omit<BuiltFile, 'needs'>;

/** The addresses that functions and the image service answer, not files. */
export const DYNAMIC_PATHS = ['/api/', '/brochure/', '/.netlify/images'] as const;

const CONCURRENT_READS = 16;

/** Reads and hashes every file of a published folder. */
export async function readBuild(dir: string): Promise<BuiltFile[]> {
  const paths = (await listFiles(dir)).sort();
  return mapConcurrently(paths, CONCURRENT_READS, async (path) => {
    const content = await readFile(join(dir, path));
    const hash = (name: string) => createHash(name).update(content).digest('hex');
    return {
      path,
      bytes: content.length,
      sha1: hash('sha1'),
      md5: hash('md5'),
      sha256: hash('sha256'),
      needs: path.endsWith('.html') ? DYNAMIC_PATHS.filter((start) => content.includes(start)) : [],
    };
  });
}

/** A finished or, in a dry run, planned deployment. */
export interface DeployResult {
  /** The release as the target knows it. */
  readonly release: string;
  readonly sent: number;
  readonly sentBytes: number;
  readonly unchanged: number;
  readonly deleted: number;
}

export interface DeployRequest {
  /** The published folder of the build. */
  readonly dir: string;
  readonly files: readonly DeployFile[];
  readonly now: Date;
  readonly dryRun: boolean;
  /** How many files are sent at a time. */
  readonly jobs: number;
  /** Called with each file that was sent or found to be there. */
  readonly onProgress: (done: number, total: number) => void;
}

/** A place to publish to. */
export interface DeployTarget {
  /** As people know it: 's3://example-motors'. */
  readonly name: string;
  /** Which of the rules in `_headers` and `_redirects` it applies. */
  readonly applies: 'all' | 'cache headers' | 'none';
  deploy(request: DeployRequest): Promise<DeployResult>;
  /** Returns to the release before the current one. */
  rollBack(request: Pick<DeployRequest, 'now' | 'dryRun' | 'jobs'>): Promise<DeployResult>;
}
