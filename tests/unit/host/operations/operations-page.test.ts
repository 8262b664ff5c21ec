import { expect, test } from 'vitest';
import { buildOperationsPage } from '#host/operations/operations-page.ts';
import type { DealerStatus } from '#operations/dealer-status.ts';
import { makeDealerStatus } from '#tests/support/factories/make-dealer-status.ts';
import { toPlainText } from '#tests/support/readers/plain-text.ts';

const AT = '2026-11-21T09:00:00.000Z';
const build = (...dealers: DealerStatus[]) => buildOperationsPage({ at: AT, dealers });
const read = (...dealers: DealerStatus[]) => toPlainText(`<body>${build(...dealers).body}`);

test('says how many dealers there are, and that nothing needs a person', () => {
  expect(build(makeDealerStatus()).title).toBe('Operations: 1 dealer, all in order');
  expect(read(makeDealerStatus())).toContain('Nothing needs a person.');
});

test('says first what needs a person', () => {
  const text = read(
    makeDealerStatus(),
    makeDealerStatus({ dealer: 'other', name: null, problems: ['Away.'] }),
  );
  expect(text).toContain('2 dealers, 1 to look at.');
  expect(text.indexOf('other: Away.')).toBeLessThan(text.indexOf('Last import'));
});

test('has a row for each dealer', () => {
  expect(read(makeDealerStatus())).toContain(
    'Example Motors example 5 hours ago 2 of 60 5 hours ago 787 8.5 0 1 0 0 20',
  );
});

test('shows how fast the pages of a dealer are, as far as browsers measured it', () => {
  const speed = { views: 310, lcp: 1234, inp: 88, cls: null };
  expect(read(makeDealerStatus({ speed }))).toContain('20 1.2 s · 88 ms');
});

test('says when an import or a build that failed last worked', () => {
  const { import: imported, build: built } = makeDealerStatus();
  const text = read(
    makeDealerStatus({
      import: imported && { ...imported, problem: 'gone', succeeded_at: '2026-11-19T09:00:00.000Z' },
      build: built && { ...built, errors: ['a', 'b'], requested_at: AT },
    }),
  );
  expect(text).toContain('Failed 5 hours ago last worked 2 days ago');
  expect(text).toContain('Failed 5 hours ago published 5 hours ago another is requested');
});

test('shows what dealers and feeds wrote as text', () => {
  const nasty = '<img src=x onerror=alert(1)>"';
  const { body } = build(makeDealerStatus({ name: nasty, dealer: nasty, url: nasty, problems: [nasty] }));
  expect(body).not.toContain('<img');
  expect(body).not.toContain('x onerror=alert(1)>"');
});
