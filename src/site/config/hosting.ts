import * as v from 'valibot';
import { envNameSchema, hostName, nonEmptyText } from '#domain/scalar-schemas.ts';

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

const deploySchema = v.variant('kind', [netlifySchema, bucketSchema, rsyncSchema]);

export type DeployConfig = v.InferOutput<typeof deploySchema>;
export type BucketConfig = v.InferOutput<typeof bucketSchema>;
export type RsyncConfig = v.InferOutput<typeof rsyncSchema>;

export const hostingSchema = v.strictObject({
  /** The NAME of the environment variable that holds the site's build hook. `npm run nightly` calls the hook. */
  netlifyBuildHookEnv: v.optional(envNameSchema),
  /** The project ID of the dealer's Netlify site, with which `npm run leads -- list --netlify` finds its leads. */
  netlifySiteId: v.optional(
    v.pipe(v.string(), v.uuid('must be the project ID in the settings of the Netlify site')),
  ),
  /**
   * Whether the host rewrites addresses by `_redirects`, as Netlify and the included host do. For any other, write false:
   * search addresses that share a page then get a file each.
   */
  rewrites: v.optional(v.boolean(), true),
  /**
   * Where `npm run deploy` publishes the site: Netlify, an S3-compatible bucket, or a folder or machine by rsync.
   * @example hosting: { deploy: { kind: 's3', bucket: 'example-motors', region: 'ap-southeast-2' } }
   * @example hosting: { deploy: { kind: 'rsync', to: 'deploy@web1:/srv/www/example-motors' } }
   */
  deploy: v.optional(deploySchema),
  /**
   * Other host names of the site, such as those of an earlier one. The included host and Netlify lead them to the same address
   * at `url`. `www.` before the address, or its absence, needs no entry.
   * @example hosting: { aliases: ['examplemotors.net.au'] }
   */
  aliases: v.optional(v.array(hostName), []),
  /**
   * Tells browsers to open the site by https alone for so many days (`Strict-Transport-Security`). It cannot be taken back
   * before they have passed, so try few days first.
   * @example hosting: { hsts: { days: 365, includeSubDomains: true } }
   */
  hsts: v.optional(
    v.union([
      v.literal(false),
      v.strictObject({
        /** For how many days browsers remember it. */
        days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(730)),
        /** Binds every other host of the domain too: at examplemotors.com.au also mail.examplemotors.com.au. */
        includeSubDomains: v.optional(v.boolean(), false),
        /** Consents to the lists in browsers, which asks for 365 days and `includeSubDomains`. */
        preload: v.optional(v.boolean(), false),
      }),
    ]),
    false,
  ),
});
