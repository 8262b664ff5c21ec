import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';

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

test.each([
  ['package-lock.json', 500],
  ['scripts/tools/fonts/package-lock.json', 10],
  ['scripts/tools/lighthouse/package-lock.json', 100],
  ['scripts/tools/stryker/package-lock.json', 100],
])(
  '%s gives the SHA-512 of every package, each by https from the registry or without an address',
  (file, least) => {
    const entries = readEntries(file);
    expect(entries.length).toBeGreaterThan(least);
    const odd = entries.filter(
      ([, { integrity = '', resolved = 'https://registry.npmjs.org/' }]) =>
        !integrity.startsWith('sha512-') || !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(odd).toEqual([]);
  },
);
