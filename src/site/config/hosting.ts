import * as v from 'valibot';
import { envNameSchema } from '#domain/env-name-schema.ts';
import { hostName } from '#domain/scalar-schemas.ts';
import { deploySchema } from './deploy.ts';

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
