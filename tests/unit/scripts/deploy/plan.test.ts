import { expect, test } from 'vitest';
import { planDeployment } from '#scripts/deploy/release/release.ts';
import type { DeployFile } from '#scripts/deploy/target.ts';

const NOW = new Date('2026-06-17T00:00:00Z');
const AN_HOUR_LATER = new Date('2026-06-17T01:00:00Z');
const A_DAY_AFTER_THAT = new Date('2026-06-18T01:00:00Z');

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

test('a search page that is gone is deleted at once, what open tabs ask for after a day', () => {
  const before = makeFiles({
    'index.html': 'home',
    'search/ute-cars/index.html': 'utes',
    'search/page.4fb43abd.json': '{}',
    '_astro/Search.4fb43abd.js': 'js',
  });
  const first = planDeployment(undefined, before, NOW);
  const after = makeFiles({ 'index.html': 'home' });
  const second = planDeployment(first.release, after, AN_HOUR_LATER);
  expect(second.deletions).toEqual(['search/ute-cars/index.html']);
  const third = planDeployment(second.release, after, A_DAY_AFTER_THAT);
  expect(third.deletions).toEqual([]);
  const fourth = planDeployment(third.release, after, new Date(A_DAY_AFTER_THAT.getTime() + 1));
  expect(fourth.deletions).toEqual(['search/page.4fb43abd.json', '_astro/Search.4fb43abd.js']);
});
