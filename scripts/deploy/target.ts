import type { DeployFile } from './read-build.ts';

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
