import { toLocalTime } from '#domain/hours/local-time.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import { type CheckedDealer, type Finding, warningAt } from '#scripts/site-check/finding.ts';

/** What was written for a time that is over. Pages leave it out, so nobody notices. */
export function checkDates({ site, now }: CheckedDealer): Finding[] {
  const today = toLocalTime(now, timeZoneOf(site.state)).date;
  const dated: (readonly [file: string, key: string, day: string | null])[] = [
    ...site.endedOffers.map(({ id, expiry }) => ['content/offers.json', `${id}.expiry`, expiry] as const),
    ...site.promos.map(({ expiry }, index) => ['content/promos.json', `${index}.expiry`, expiry] as const),
    ...(site.popup ? [['content/popup.json', 'expiryDate', site.popup.expiryDate] as const] : []),
    ['site.ts', 'finance.offerEnds', site.finance.offerEnds],
  ];
  return dated
    .filter(([, , day]) => day !== null && day < today)
    .map(([file, key, day]) =>
      warningAt(file, key, `was over on ${day}, so pages leave it out. Write a later day, or remove it.`),
    );
}
