import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      integrity: v.optional(v.string()),
      resolved: v.optional(v.string()),
      optional: v.optional(v.boolean()),
      link: v.optional(v.boolean()),
    }),
  ),
});
const { packages } = v.parse(lockSchema, JSON.parse(readFileSync('package-lock.json', 'utf8')));
const entries = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);

/**
 * Builds of native packages for other machines. npm writes them without a hash where the registry that the lockfile was
 * made with has none of them; `npm ci` on such a machine checks them by the registry's own answer alone.
 */
const WITHOUT_HASH =
  /^node_modules\/(?:@astrojs\/compiler-binding-|@biomejs\/cli-|@oxc-parser\/binding-)[a-z0-9-]+$/;

test('every package carries a hash, but optional ones for other machines', () => {
  expect(entries.length).toBeGreaterThan(500);
  const without = entries.filter(([, { integrity }]) => integrity === undefined);
  expect(without.filter(([path, { optional }]) => !(optional && WITHOUT_HASH.test(path)))).toEqual([]);
});

test('hashes are SHA-512, and packages come by https from the registry', () => {
  const odd = entries.filter(
    ([, { integrity, resolved }]) =>
      (integrity !== undefined && !integrity.startsWith('sha512-')) ||
      (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
  );
  expect(odd).toEqual([]);
});
