import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { buildSites } from '#scripts/build/build-sites.ts';
import { listFiles } from '#scripts/build/files.ts';
import { siteConfigSchema } from '#site/config/site-config.ts';
import { BLOCK_FILES } from '#site/content/block-files.ts';
import { DATA_FILES } from '#site/content/data-files.ts';
import { omitSchemaKey } from '#site/content/read-data.ts';
import { readConfig } from '#site/read-config.ts';
import { snapshotSchema } from '#stock/snapshot/snapshot.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeFolders } from '#tests/support/sites/build-dealer.ts';
import { createPayloadFiller } from '#tests/support/sites/markup-payloads.ts';
import { writeDealer } from '#tests/support/sites/write-dealer.ts';

const NOW = new Date('2026-06-17T00:30:00.000Z');
/** The demonstration dealer that a file is taken from: together they have one of each. */
const SOURCES = ['coolabah', 'boobook', 'pardalote', 'currawong', 'wattlebird', 'tallowwood'];
const MAX_ENTRIES = 4;

const folders = makeFolders();
const filler = createPayloadFiller();

async function findContent(name: string, schema: v.GenericSchema): Promise<unknown> {
  for (const slug of SOURCES) {
    const text = await readFile(join('sites', slug, 'content', `${name}.json`), 'utf8').catch(
      () => undefined,
    );
    if (text === undefined) continue;
    const content = omitSchemaKey(JSON.parse(text), schema.type === 'array');
    return Array.isArray(content) && name !== 'locations' ? content.slice(0, MAX_ENTRIES) : content;
  }
  return undefined;
}

/** The same dealer twice: as it is, and with a payload in every text that takes one. */
async function writeBoth(): Promise<void> {
  const own = await readConfig('sites', 'coolabah');
  const config = { ...own, slug: 'plain', stock: {}, offersByModel: false };
  const files: Record<string, string> = {};
  const spoiled: Record<string, string> = {};
  for (const [name, schema] of Object.entries({ ...DATA_FILES, ...BLOCK_FILES })) {
    const content = await findContent(name, schema);
    if (content === undefined) continue;
    files[`content/${name}.json`] = JSON.stringify(content);
    spoiled[`content/${name}.json`] = JSON.stringify(filler.fill(content, schema));
  }
  const cars = ['red', 'blue', 'white', 'black'].map((colour) =>
    makeCar({ id: colour, slug: colour, colour, description: 'A car.', features: ['Tow bar', 'Sunroof'] }),
  );
  const snapshot = { imported_at: NOW.toISOString(), cars };
  await writeDealer(folders.sitesDir, { slug: 'plain', site: config, cars, files });
  const spoiledSite = filler.fill({ ...config, slug: 'spoiled' }, siteConfigSchema);
  await writeDealer(folders.sitesDir, {
    slug: 'spoiled',
    site: JSON.parse(JSON.stringify(spoiledSite)),
    cars: filler.fill(snapshot, snapshotSchema).cars,
    files: spoiled,
  });
  for (const slug of ['plain', 'spoiled'])
    for (const source of SOURCES)
      await cp(join('sites', source, 'assets'), join(folders.sitesDir, slug, 'assets'), { recursive: true });
}

beforeAll(async () => {
  await writeBoth();
  const reports = await buildSites({ slugs: ['plain', 'spoiled'], folders, now: NOW, jobs: 1, quiet: true });
  expect(reports.flatMap(({ errors }) => errors)).toEqual([]);
});

const distOf = (slug: string) => join(folders.distDir, slug);

test('markup in every text of a dealer becomes no script on any page', async () => {
  expect(filler.count()).toBeGreaterThan(300);
  const pages = (await listFiles(distOf('spoiled'))).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(30);
  const html = (await Promise.all(pages.map((file) => readFile(join(distOf('spoiled'), file), 'utf8')))).join(
    '',
  );
  // The texts are there; a page on which one of them was a script would have failed the build.
  expect(html).toContain('run(');
});

test('the policy of a dealer is the same, whatever its texts are', async () => {
  const policyOf = async (slug: string) =>
    /script-src[^;]*/.exec(await readFile(join(distOf(slug), '_headers'), 'utf8'))?.[0];
  expect(await policyOf('spoiled')).toBe(await policyOf('plain'));
});
