import * as v from 'valibot';
import { envNameSchema } from '#domain/env-name-schema.ts';

export const authSchema = v.strictObject({
  /**
   * The NAME of the environment variable of the host that holds the logins, from `npm run site:login`.
   * @example auth: { loginsEnv: 'EXAMPLE_LOGINS' }
   */
  loginsEnv: envNameSchema,
});
