import type { DealerStatus } from '#operations/dealer-status.ts';

/** A dealer that needs nobody, as of 21 November 2026, 9am UTC; tests override only what they are about. */
export function makeDealerStatus(over: Partial<DealerStatus> = {}): DealerStatus {
  return {
    dealer: 'example',
    name: 'Example Motors',
    url: 'https://www.example.com.au',
    vehicles: 60,
    import: {
      attempted_at: '2026-11-21T03:10:00.000Z',
      succeeded_at: '2026-11-21T03:10:00.000Z',
      problem: null,
      rows: { read: 60, held: 2, repaired: 4 },
    },
    build: {
      last_at: '2026-11-21T03:11:00.000Z',
      seconds: 8.5,
      pages: 787,
      unchanged: 12,
      errors: [],
      succeeded_at: '2026-11-21T03:11:00.000Z',
      requested_at: null,
    },
    leads: {
      counts: { pending: 1, delivered: 20, dead: 0, held: 0, spam: 3, stranded: 0 },
      oldest_pending: '2026-11-21T08:59:00.000Z',
      next_due: '2026-11-21T09:01:00.000Z',
      erasure_refused: null,
    },
    speed: null,
    problems: [],
    ...over,
  };
}
