import * as v from 'valibot';
import { envNameSchema } from '#domain/env-name-schema.ts';
import { nonEmptyText } from '#domain/scalar-schemas.ts';

/** What rsync takes: a folder, '[user@]host:/folder', or 'rsync://host/module'. */
const rsyncPlace = v.pipe(
  nonEmptyText,
  v.regex(/^(?!-)[^\s]+$/, 'must be a folder or "user@host:/folder", without spaces'),
);

const netlifySchema = v.strictObject({
  /** Uploads to Netlify, functions included. Needs `hosting.netlifySiteId` and NETLIFY_AUTH_TOKEN. */
  kind: v.literal('netlify'),
});

const bucketSchema = v.strictObject({
  /** Uploads to an S3-compatible bucket. */
  kind: v.literal('s3'),
  /** The name of the bucket. */
  bucket: nonEmptyText,
  /** The region, or what the service wants in its place: 'auto' at Cloudflare R2. */
  region: v.optional(nonEmptyText, 'ap-southeast-2'),
  /** The address of the service. By default Amazon's in the region. */
  endpoint: v.optional(v.pipe(v.string(), v.url('must be an address: https://s3.example.com'))),
  /** The folder in the bucket, for a bucket of several sites. */
  prefix: v.optional(
    v.pipe(v.string(), v.regex(/^(\w[\w.-]*(\/\w[\w.-]*)*)?$/, 'must be a folder, such as example-motors')),
    '',
  ),
  /** The NAME of the environment variable with the ID of the access key. */
  accessKeyEnv: v.optional(envNameSchema, 'AWS_ACCESS_KEY_ID'),
  /** The NAME of the environment variable with the secret key. */
  secretKeyEnv: v.optional(envNameSchema, 'AWS_SECRET_ACCESS_KEY'),
  /**
   * The included host that answers `/api/`, `/brochure/` and pictures for the site: its `dist` folder, by a path or as
   * "user@host:/folder". The site facts are sent there.
   */
  host: v.optional(rsyncPlace),
});

const rsyncSchema = v.strictObject({
  /** Sends to a folder or another machine by rsync. */
  kind: v.literal('rsync'),
  /** The folder of the site: '/srv/www/example-motors', or 'deploy@web1:/srv/www/example-motors'. */
  to: rsyncPlace,
  /**
   * The included host that answers `/api/`, `/brochure/` and pictures for the site: its `dist` folder, by a path or as
   * "user@host:/folder". The site facts are sent there.
   */
  host: v.optional(rsyncPlace),
});

export const deploySchema = v.variant('kind', [netlifySchema, bucketSchema, rsyncSchema]);

export type DeployConfig = v.InferOutput<typeof deploySchema>;
export type BucketConfig = v.InferOutput<typeof bucketSchema>;
export type RsyncConfig = v.InferOutput<typeof rsyncSchema>;
