import { expect, test } from 'vitest';
import { findDealers } from '#scripts/faults/find-dealers.ts';

const PAGE = { kind: 'page', path: '/', how: 'shows', what: 'x' } as const;

test('evidence on a page needs the site of its dealer', async () => {
  expect(await findDealers([{ ...PAGE, slug: 'pardalote' }])).toEqual(['pardalote']);
});

test('a journey needs the sites of the dealers that it names', async () => {
  const file = 'tests/journeys/a-visitor-sees-the-popup.spec.ts';
  expect(await findDealers([{ kind: 'test', file, title: 'x' }])).toEqual(['boobook']);
});

test('tests over all sites get one of each template', async () => {
  const file = 'tests/pages/policy.test.ts';
  expect(await findDealers([{ kind: 'test', file, title: 'x' }])).toEqual(['coolabah', 'boobook']);
});
