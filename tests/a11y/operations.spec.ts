import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { openFileBuildQueue } from '#build-queue/file-build-queue.ts';
import { type Host, startHost } from '#host/start-host.ts';
import { recordImport } from '#operations/import-record.ts';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { writeFiles } from '#tests/support/write-files.ts';

const OPERATOR_TOKEN = 'a-token-that-nobody-guesses';

test.use({ httpCredentials: { username: 'me', password: OPERATOR_TOKEN } });

let dir: string;
let host: Host;
test.beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'operations-'));
  const [distDir, dataDir] = [join(dir, 'dist'), join(dir, 'data')];
  const facts = (slug: string, name: string) =>
    JSON.stringify({ ...makeSiteFacts(), slug, dealer: slug, name });
  await writeFiles(join(distDir, '.server'), {
    'example.json': facts('example', 'Example Motors'),
    'longest.json': facts('longest', 'Bartholomew & Featherstonehaugh Automotive Holdings'),
  });
  await recordImport(dataDir, 'longest', {
    at: new Date(),
    problem: 'https://feeds.example.com/: answered 500.',
  });
  await openFileBuildQueue(join(dataDir, 'rebuild')).recordBuild('longest', {
    started_at: new Date().toISOString(),
    seconds: 8.5,
    pages: 1787,
    unchanged: 0,
    errors: ['sites/longest/site.ts: brand.colour: is "bleu". Write six hex digits: #0b49c4.'],
  });
  host = await startHost({ distDir, dataDir, port: 0, env: { OPERATOR_TOKEN } });
});
test.afterAll(async () => {
  await host.close();
  await rm(dir, { recursive: true });
});

test("the operator's page is accessible in both colour schemes, and fits", { tag: '@narrow' }, async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${host.url}/operations/`);
    const row = page.getByRole('row', { name: /Bartholomew/ });
    await expect(row.getByRole('rowheader')).toContainText('longest');
    await expect(row.getByRole('cell').nth(3)).toContainText('1,787');
    await expect(page.getByRole('listitem').first()).toContainText('Import failed');
    expect(await findAccessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  }
  for (const link of await page.getByRole('main').getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
