import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      integrity: v.optional(v.string()),
      resolved: v.optional(v.string()),
      link: v.optional(v.boolean()),
    }),
  ),
});

function readEntries(file: string) {
  const { packages } = v.parse(lockSchema, JSON.parse(readFileSync(file, 'utf8')));
  return Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);
}

describe.each([
  ['package-lock.json', 500],
  ['scripts/tools/fonts/package-lock.json', 10],
  ['scripts/tools/lighthouse/package-lock.json', 100],
  ['scripts/tools/stryker/package-lock.json', 100],
])('%s', (file, least) => {
  const entries = readEntries(file);

  test('gives a hash for every package', () => {
    expect(entries.length).toBeGreaterThan(least);
    expect(entries.filter(([, { integrity }]) => integrity === undefined)).toEqual([]);
  });

  test('has hashes of SHA-512, and packages that come by https from the registry', () => {
    const odd = entries.filter(
      ([, { integrity, resolved }]) =>
        (integrity !== undefined && !integrity.startsWith('sha512-')) ||
        (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
    );
    expect(odd).toEqual([]);
  });
});
