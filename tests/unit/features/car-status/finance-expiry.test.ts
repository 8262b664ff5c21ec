import { expect, test } from 'vitest';
import { updateExpiryDate } from '#features/car-status/finance-expiry.island.ts';

test.each([
  { zone: 'Australia/Brisbane', now: '2027-01-30T13:59:59Z', end: '28 February 2027' },
  { zone: 'Australia/Brisbane', now: '2027-01-27T13:59:59Z', end: '27 February 2027' },
  { zone: 'Australia/Brisbane', now: '2027-01-27T14:00:00Z', end: '28 February 2027' },
  { zone: 'Australia/Perth', now: '2027-01-27T14:00:00Z', end: '27 February 2027' },
])("a month ahead is counted from the dealer's day: $now in $zone", ({ zone, now, end }) => {
  const time = { dataset: { validMonths: '1', zone }, dateTime: '', textContent: '' };
  updateExpiryDate(time as unknown as HTMLTimeElement, new Date(now));
  expect(time.textContent).toBe(end);
});
