import { describe, expect, test } from 'vitest';
import type { HistoryEvent, LeadRecord } from '#leads/intake/lead.ts';
import { summariseTargets } from '#leads/report/build-report.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';

const LEAD = makeLead();
const RECORDS: LeadRecord[] = [{ lead: LEAD, pending: undefined, receipts: [] }];

/** Something that happened so many seconds after the enquiry. */
function happened(
  event: HistoryEvent['event'],
  seconds: number,
  over: Partial<HistoryEvent> = {},
): HistoryEvent {
  const at = new Date(Date.parse(LEAD.received_at) + seconds * 1000).toISOString();
  return { id: LEAD.id, at, event, target: 'crm', note: '', ...over };
}

const summarise = (...history: HistoryEvent[]) => summariseTargets(RECORDS, history);

describe('the answers of targets', () => {
  test('are counted by target, in the order of their names', () => {
    expect(
      summarise(
        happened('failed', 1, { target: 'mail' }),
        happened('refused', 2, { target: 'mail' }),
        happened('failed', 1),
        happened('failed', 2),
        happened('delivered', 3),
      ),
    ).toEqual([
      { target: 'crm', delivered: 1, refused: 0, failed: 2, medianSeconds: 3, slowestSeconds: 3 },
      { target: 'mail', delivered: 0, refused: 1, failed: 1, medianSeconds: null, slowestSeconds: null },
    ]);
    expect(
      summarise(happened('failed', 1, { target: 'b' }), happened('failed', 1, { target: 'a' })).map(
        ({ target }) => target,
      ),
    ).toEqual(['a', 'b']);
  });

  test('are those about the leads of the report', () => {
    expect(summarise(happened('delivered', 1, { id: makeLead().id }))).toEqual([]);
  });

  test('are not what happens without a target', () => {
    expect(
      summarise(happened('redelivered', 1, { target: '' }), happened('erased', 2, { target: '' })),
    ).toEqual([]);
  });

  test.each([
    [[5], 5, 5],
    [[1, 9], 1, 9],
    [[10, 9, 1], 9, 10],
    [[4, 3, 2, 1], 2, 4],
    [[1.4, 1.6], 1, 2],
    // By the clock of another machine.
    [[-3], 0, 0],
  ])(
    'after %j seconds take half of the leads %i seconds at most, and the slowest %i',
    (times, median, slowest) => {
      const [row] = summarise(...times.map((seconds) => happened('delivered', seconds)));
      expect(row).toMatchObject({ medianSeconds: median, slowestSeconds: slowest });
    },
  );
});
