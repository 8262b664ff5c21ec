import * as v from 'valibot';
import { envNameSchema } from '#domain/env-name-schema.ts';

export const rebuildSchema = v.strictObject({
  /** The NAMES of the environment variables that hold the secrets: one, or two while a new secret replaces the old one. */
  secretEnvs: v.pipe(
    v.array(envNameSchema),
    v.minLength(1, 'must name one at least'),
    v.maxLength(2, 'must name two at most: the old and the new'),
  ),
});
