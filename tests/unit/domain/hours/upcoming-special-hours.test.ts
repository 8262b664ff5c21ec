import { expect, test } from 'vitest';
import { getUpcomingSpecialHours } from '#domain/hours/upcoming-special-hours.ts';
import { makeSpecialHours } from '#tests/support/factories/make-location.ts';

const HERE = { location_name: 'Example Mareeba' };
const SALES = { department: 'sales' as const };
const sales = { name: 'Example Mareeba', department: 'sales' } as const;
const dates = (entries: ReturnType<typeof getUpcomingSpecialHours>) => entries.map((entry) => entry.date);

test.each([
  { date: '2026-12-24', upcoming: [] },
  { date: '2026-12-25', upcoming: ['2026-12-25'] },
  { date: '2026-12-26', upcoming: ['2026-12-26'] },
])(
  'on 25 December an entry of $date leaves $upcoming: past days are dropped, today stays (T-02)',
  ({ date, upcoming }) => {
    expect(dates(getUpcomingSpecialHours([makeSpecialHours(date)], sales, '2026-12-25'))).toEqual(upcoming);
  },
);

test.each([
  { over: {}, concerned: true },
  { over: { department: 'sales' as const }, concerned: true },
  { over: { department: 'service' as const }, concerned: false },
  { over: { location_name: 'Example Mareeba' }, concerned: true },
  { over: { location_name: 'Example Cairns' }, concerned: false },
  { over: { location_name: 'Example Mareeba', department: 'parts' as const }, concerned: false },
])('$over applies to the sales department of Mareeba: $concerned', ({ over, concerned }) => {
  expect(getUpcomingSpecialHours([makeSpecialHours('2026-12-25', over)], sales, '2026-12-01')).toHaveLength(
    concerned ? 1 : 0,
  );
});

test('they are sorted by date, one per day, the most specific one', () => {
  const all = makeSpecialHours('2026-12-25');
  const forSales = makeSpecialHours('2026-12-25', { department: 'sales', from: '09:00', to: '10:00' });
  const here = makeSpecialHours('2026-12-25', {
    location_name: 'Example Mareeba',
    from: '11:00',
    to: '12:00',
  });
  const earlier = makeSpecialHours('2026-12-24', { from: '08:00', to: '12:00' });
  for (const entries of [
    [all, forSales, here, earlier],
    [here, earlier, forSales, all],
  ]) {
    expect(getUpcomingSpecialHours(entries, sales, '2026-12-01')).toEqual([earlier, here]);
  }
});

test.each([
  { what: 'sales here', own: { ...HERE, ...SALES }, than: 'all departments here', over: HERE },
  { what: 'sales here', own: { ...HERE, ...SALES }, than: 'sales everywhere', over: SALES },
  { what: 'sales', own: SALES, than: 'all departments', over: {} },
])('an entry for $what takes precedence over one for $than', ({ own: ours, over }) => {
  const other = makeSpecialHours('2026-12-25', over);
  const own = makeSpecialHours('2026-12-25', { ...ours, from: '09:00', to: '10:00' });
  expect(getUpcomingSpecialHours([other, own], sales, '2026-12-01')).toEqual([own]);
  expect(getUpcomingSpecialHours([own, other], sales, '2026-12-01')).toEqual([own]);
});

test('of two entries that are alike the first counts', () => {
  const first = makeSpecialHours('2026-12-25', { from: '09:00', to: '10:00' });
  const second = makeSpecialHours('2026-12-25', { from: '11:00', to: '12:00' });
  expect(getUpcomingSpecialHours([first, second], sales, '2026-12-01')).toEqual([first]);
});
