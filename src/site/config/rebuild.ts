import * as v from 'valibot';
import { envNameSchema } from '#domain/env-name-schema.ts';
import { nonEmptyText } from '#domain/scalar-schemas.ts';

export const rebuildSchema = v.strictObject({
  /** The NAMES of the environment variables that hold the secrets: one, or two while a new secret replaces the old one. */
  secretEnvs: v.pipe(
    v.array(envNameSchema),
    v.minLength(1, 'must name one at least'),
    v.maxLength(2, 'must name two at most: the old and the new'),
  ),
  /**
   * A program and its arguments, run in the dealer's folder before each requested build here, such as one that fetches the content.
   * @example rebuild: { secretEnvs: ['EXAMPLE_REBUILD_SECRET'], before: ['git', 'pull', '--ff-only'] }
   */
  before: v.optional(v.pipe(v.array(nonEmptyText), v.minLength(1, 'must name a program'))),
});
