import { expect, test } from 'vitest';
import { planDeployment } from '#scripts/deploy/release/release.ts';
import type { DeployFile } from '#scripts/deploy/target.ts';

const NOW = new Date('2026-06-17T00:00:00Z');
const AN_HOUR_LATER = new Date('2026-06-17T01:00:00Z');
const TWO_DAYS_LATER = new Date('2026-06-19T00:00:00Z');

function makeFiles(contents: Readonly<Record<string, string>>): DeployFile[] {
  return Object.entries(contents).map(([path, content]) => {
    const hash = Buffer.from(content.padEnd(8, '0')).toString('hex');
    return { path, bytes: content.length, sha1: hash, md5: hash, sha256: hash };
  });
}

const paths = (files: readonly DeployFile[]) => files.map(({ path }) => path);

test('what pages need is sent before them, and search pages are pages', () => {
  const plan = planDeployment(
    undefined,
    makeFiles({
      'index.html': 'home',
      'search/ute-cars/index.html': 'utes',
      'search/page.4fb43abd.json': '{}',
      '_astro/Search.4fb43abd.js': 'js',
      'assets/photos/ute-1b93e7.webp': 'webp',
      'stock/cars.json': '[]',
    }),
    NOW,
  );
  expect(paths(plan.assets)).toEqual([
    'search/page.4fb43abd.json',
    '_astro/Search.4fb43abd.js',
    'assets/photos/ute-1b93e7.webp',
  ]);
  expect(paths(plan.pages)).toEqual(['index.html', 'search/ute-cars/index.html', 'stock/cars.json']);
});

test('a search page that is gone is deleted at once, the data of open tabs after a day', () => {
  const before = makeFiles({
    'index.html': 'home',
    'search/ute-cars/index.html': 'utes',
    'search/page.4fb43abd.json': '{}',
  });
  const first = planDeployment(undefined, before, NOW);
  const after = makeFiles({ 'index.html': 'home' });
  const second = planDeployment(first.release, after, AN_HOUR_LATER);
  expect(second.deletions).toEqual(['search/ute-cars/index.html']);
  const third = planDeployment(second.release, after, TWO_DAYS_LATER);
  expect(third.deletions).toEqual(['search/page.4fb43abd.json']);
});
