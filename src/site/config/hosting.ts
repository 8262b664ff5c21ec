import * as v from 'valibot';
import { envNameSchema } from '#domain/env-name-schema.ts';

export const hostingSchema = v.strictObject({
  /** The NAME of the environment variable that holds the site's build hook. `npm run nightly` calls the hook. */
  netlifyBuildHookEnv: envNameSchema,
});
