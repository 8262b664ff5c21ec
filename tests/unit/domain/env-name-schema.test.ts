import * as v from 'valibot';
import { expect, test } from 'vitest';
import { envNameSchema } from '#domain/env-name-schema.ts';

test.each(['A', 'CRM_URL', 'KEY2'])('%s may name an environment variable', (name) => {
  expect(v.is(envNameSchema, name)).toBe(true);
});

test.each(['', 'crm', '_A', '2A', 'A-B', ' A', 'A '])(
  '"%s" does not, and the message shows one that does',
  (name) => {
    expect(v.safeParse(envNameSchema, name).issues?.[0].message).toBe(
      'must be the name of an environment variable, such as "EXAMPLE_BUILD_HOOK"',
    );
  },
);
