import * as v from 'valibot';
import { envNameSchema } from '#domain/env-name-schema.ts';

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
});
