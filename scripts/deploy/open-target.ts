import { ExpectedError } from '#platform/expected-error.ts';
import { openBucket } from '#platform/s3/bucket.ts';
import { createSiteReader } from '#published-site/site-reader.ts';
import type { BucketConfig, DeployConfig } from '#site/config/hosting.ts';
import type { SiteConfig } from '#site/config/site-config.ts';
import { createBucketTarget } from './bucket/bucket-target.ts';
import { addDealerFiles, type FunctionBundle } from './netlify/function-bundle.ts';
import { openNetlifyApi } from './netlify/netlify-api.ts';
import { createNetlifyTarget } from './netlify/netlify-target.ts';
import { createRsyncTarget } from './rsync/rsync-target.ts';
import type { DeployTarget } from './target.ts';

export interface OpenTargetOptions {
  readonly distDir: string;
  readonly env: NodeJS.ProcessEnv;
  /** The functions of all dealers, bundled when they are first needed. */
  readonly bundleFunctions: () => Promise<FunctionBundle[]>;
}

/** Opens the target that a dealer's site.ts names. Throws an ExpectedError for a missing key. */
export function openTarget(
  { slug, hosting }: Pick<SiteConfig, 'slug' | 'hosting'>,
  target: DeployConfig,
  options: OpenTargetOptions,
): DeployTarget {
  switch (target.kind) {
    case 'rsync':
      return createRsyncTarget(target.to, target.host !== undefined);
    case 's3':
      return openBucketTarget(slug, target, options.env);
    case 'netlify':
      return openNetlifyTarget(slug, hosting?.netlifySiteId, options);
  }
}

function openBucketTarget(slug: string, config: BucketConfig, env: NodeJS.ProcessEnv): DeployTarget {
  const { bucket, region, prefix, accessKeyEnv, secretKeyEnv } = config;
  const read = (name: string, key: string) =>
    env[name] ||
    missing(
      `${slug}: hosting.deploy.${key}: environment variable ${name} is not set. Give it the bucket's key.`,
    );
  return createBucketTarget({
    bucket: openBucket({
      endpoint: config.endpoint ?? `https://s3.${region}.amazonaws.com`,
      region,
      bucket,
      accessKeyId: read(accessKeyEnv, 'accessKeyEnv'),
      secretAccessKey: read(secretKeyEnv, 'secretKeyEnv'),
      sessionToken: env.AWS_SESSION_TOKEN,
    }),
    name: `s3://${[bucket, prefix].filter(Boolean).join('/')}`,
    prefix,
  });
}

function openNetlifyTarget(
  slug: string,
  siteId: string | undefined,
  options: OpenTargetOptions,
): DeployTarget {
  const { distDir, env, bundleFunctions } = options;
  const api = openNetlifyApi({
    siteId:
      siteId ??
      missing(
        `${slug}: hosting.netlifySiteId: missing. Copy the project ID from the settings of the Netlify site.`,
      ),
    token:
      env.NETLIFY_AUTH_TOKEN ||
      missing('NETLIFY_AUTH_TOKEN: is not set. Give it a personal access token of Netlify.'),
    api: env.NETLIFY_API_URL || undefined,
  });
  return createNetlifyTarget({
    api,
    name: `netlify ${siteId}`,
    async loadFunctions() {
      const facts = await createSiteReader(distDir).bySlug(slug);
      if (!facts) throw new ExpectedError(`${slug}: is not built. Run "npm run build -- --site ${slug}".`);
      return addDealerFiles(await bundleFunctions(), distDir, slug, facts);
    },
  });
}

function missing(problem: string): never {
  throw new ExpectedError(problem);
}
