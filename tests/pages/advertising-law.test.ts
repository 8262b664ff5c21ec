import { expect, test } from 'vitest';
import { DEMO_DEALERS } from '#scripts/demo/demo-dealers.ts';
import { getTestFolders, TEST_NOW } from '#scripts/test/environment.ts';
import { checkLaw } from '#site/checks/law/check-law.ts';
import { loadSite } from '#site/load-site.ts';

test.each(DEMO_DEALERS)('%s advertises as the rules of law want it, with those to come', async (slug) => {
  const site = await loadSite(slug, { ...getTestFolders(), now: new Date(TEST_NOW) });
  const findings = [TEST_NOW, '2027-07-02T00:00:00Z'].flatMap((day) => checkLaw(site, new Date(day)));
  // Offers that have no end yet may have one by then.
  expect(findings.filter(({ rule }) => rule !== 'ended-text')).toEqual([]);
});
