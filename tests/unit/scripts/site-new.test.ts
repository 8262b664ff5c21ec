import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scaffoldSite } from '#scripts/site-new/scaffold.ts';
import { siteConfigSchema } from '#site/config/site-config.ts';
import { TEMPLATES } from '#site/config/templates.ts';
import { readContent } from '#site/read-content.ts';

let sitesDir: string;

beforeEach(async () => {
  sitesDir = join(await mkdtemp(join(tmpdir(), 'site-new-')), 'sites');
});
afterEach(() => rm(join(sitesDir, '..'), { recursive: true }));

async function configOf(dir: string) {
  const module: { default: unknown } = await import(
    /* @vite-ignore */ pathToFileURL(join(dir, 'site.ts')).href
  );
  return v.parse(siteConfigSchema, module.default);
}

test.each(TEMPLATES)('a new dealer in %s passes every check as it is', async (template) => {
  const dir = await scaffoldSite(sitesDir, { slug: 'test-yard', name: 'Test Yard', template });
  const config = await configOf(dir);
  expect(config).toMatchObject({ slug: 'test-yard', name: 'Test Yard', template });
  const { locations } = await readContent(dir, config, new Date('2026-11-21T00:00:00Z'));
  expect(locations).toMatchObject([{ name: 'Test Yard', primary: true }]);
});

test.each(["O'Brien Motors", 'The "Best" Yard', 'Back\\slash', 'Cars `x`'])(
  'the name %s stands in site.ts as it was given',
  async (name) => {
    const dir = await scaffoldSite(sitesDir, { slug: 'test-yard', name, template: 'classic' });
    expect((await configOf(dir)).name).toBe(name);
  },
);

test('an existing dealer is not overwritten', async () => {
  const site = { slug: 'test-yard', name: 'Test Yard', template: 'classic' } as const;
  const dir = await scaffoldSite(sitesDir, site);
  const before = await readFile(join(dir, 'site.ts'), 'utf8');
  await expect(scaffoldSite(sitesDir, { ...site, name: 'Other' })).rejects.toThrow(
    `${dir}: already exists. Choose another slug, or edit its files.`,
  );
  expect(await readFile(join(dir, 'site.ts'), 'utf8')).toBe(before);
});
