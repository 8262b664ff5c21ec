import { toLocalTime } from '#domain/hours/local-time.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import type { CheckedDealer, Finding } from '#scripts/site-check/finding.ts';

/** What was written for a time that is over. Pages leave it out, so nobody notices. */
export function checkDates({ site, now }: CheckedDealer): Finding[] {
  const today = toLocalTime(now, timeZoneOf(site.state)).date;
  const dated = [
    ...site.endedOffers.map(({ id, expiry }) => ({
      file: 'content/offers.json',
      key: `${id}.expiry`,
      day: expiry,
    })),
    ...site.promos.map(({ expiry }, index) => ({
      file: 'content/promos.json',
      key: `${index}.expiry`,
      day: expiry,
    })),
    ...(site.popup ? [{ file: 'content/popup.json', key: 'expiryDate', day: site.popup.expiryDate }] : []),
    { file: 'site.ts', key: 'finance.offerEnds', day: site.finance.offerEnds },
  ];
  return dated
    .filter(({ day }) => day !== null && day < today)
    .map(({ file, key, day }) => ({
      level: 'warning',
      file,
      key,
      text: `was over on ${day}, so pages leave it out. Write a later day, or remove it.`,
    }));
}
