import type { MonthlyReport } from '#leads/report/monthly-report.ts';

/** The report of a month in which nothing happened; tests override only what they are about. */
export function makeMonthlyReport(over: Partial<MonthlyReport> = {}): MonthlyReport {
  return {
    site: 'example',
    name: 'Example Motors',
    month: '2026-11',
    leads: 0,
    leadsBefore: 0,
    unverified: 0,
    spam: 0,
    held: 0,
    dead: 0,
    reveals: 0,
    offersMade: 0,
    offersAccepted: 0,
    forms: [],
    locations: [],
    sources: [],
    campaigns: [],
    cars: [],
    targets: [],
    pages: [],
    ...over,
  };
}

/** The report of a month in which everything happened, each so often that the figures differ. */
export function makeBusyReport(over: Partial<MonthlyReport> = {}): MonthlyReport {
  return makeMonthlyReport({
    leads: 1200,
    leadsBefore: 1100,
    unverified: 5,
    spam: 8,
    held: 6,
    dead: 7,
    reveals: 2,
    offersMade: 4,
    offersAccepted: 3,
    forms: [
      { name: 'Enquire', leads: 1000 },
      { name: 'Contact Us', leads: 200 },
    ],
    locations: [{ name: 'Example Mareeba', leads: 1200 }],
    sources: [{ name: 'google / cpc', leads: 1200 }],
    campaigns: [{ name: 'spring', leads: 30 }],
    cars: [{ id: 'c1', name: '2021 Toyota Corolla', leads: 40, reveals: 9 }],
    targets: [
      { target: 'crm', delivered: 1190, refused: 7, failed: 3, medianSeconds: 4, slowestSeconds: 7200 },
      { target: 'mail', delivered: 0, refused: 0, failed: 1, medianSeconds: null, slowestSeconds: null },
    ],
    pages: [{ page: 'car', views: 310, lcp: 1234, inp: 88, cls: null }],
    ...over,
  });
}
