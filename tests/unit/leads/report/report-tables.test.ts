import { describe, expect, test } from 'vitest';
import { listTables } from '#leads/report/report-tables.ts';
import { makeBusyReport, makeMonthlyReport } from '#tests/support/factories/make-monthly-report.ts';

describe('the tables of a report', () => {
  test('have 50 rows at most', () => {
    const sources = Array.from({ length: 51 }, (_, n) => ({ name: `source ${n}`, leads: 1 }));
    const [table] = listTables(makeMonthlyReport({ sources }));
    expect(table?.rows).toHaveLength(50);
    expect(table?.rows.at(-1)).toEqual(['source 49', '1']);
  });

  test('compare each row with the largest', () => {
    const [forms, vehicles, targets] = listTables(
      makeMonthlyReport({
        forms: [
          { name: 'Enquire', leads: 8 },
          { name: 'Contact Us', leads: 2 },
        ],
        cars: [
          { id: 'c1', name: 'Corolla', leads: 4, reveals: 9 },
          { id: 'c2', name: 'EV6', leads: 1, reveals: 0 },
        ],
        targets: makeBusyReport().targets,
      }),
    );
    expect([forms?.shares, vehicles?.shares, targets?.shares]).toEqual([[1, 0.25], [1, 0.25], []]);
  });

  test('of rows without any leads have no shares of them', () => {
    const cars = [{ id: 'c1', name: 'Corolla', leads: 0, reveals: 9 }];
    expect(listTables(makeMonthlyReport({ cars }))[0]?.shares).toEqual([0]);
  });
});

test.each([
  [0, '0 s'],
  [119, '119 s'],
  [120, '2 min'],
  [149, '2 min'],
  [150, '3 min'],
  [7199, '120 min'],
  [7200, '2 h'],
  [8999, '2 h'],
  [9000, '3 h'],
  [172_799, '48 h'],
  [172_800, '2 days'],
  [216_000, '3 days'],
  [null, ''],
])('a target that takes %s seconds takes %j', (seconds, text) => {
  const [crm] = makeBusyReport().targets;
  if (!crm) throw new Error('the busy report has no target');
  const targets = [
    { ...crm, medianSeconds: seconds, slowestSeconds: null },
    { ...crm, medianSeconds: null, slowestSeconds: seconds },
  ];
  const [table] = listTables(makeMonthlyReport({ targets }));
  expect(table?.rows.map((row) => row.slice(4))).toEqual([
    [text, ''],
    ['', text],
  ]);
});
