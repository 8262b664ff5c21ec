import * as v from 'valibot';

/** The NAME of an environment variable: secrets are never written to a file. */
export const envNameSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Z][A-Z0-9_]*$/, 'must be the name of an environment variable, such as "EXAMPLE_BUILD_HOOK"'),
);
