import type { OpeningHour } from '#domain/hours/hours.ts';
import { toLocalTime } from '#domain/hours/local-time.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import type { CheckedDealer } from '#scripts/site-check/finding.ts';
import { type Finding, hintAt, warningAt } from '#site/checks/finding.ts';

/** What was written for a time that is over. Pages leave it out, so nobody notices. */
export function checkDates({ site, now }: CheckedDealer): Finding[] {
  const today = toLocalTime(now, timeZoneOf(site)).date;
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

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MIN_HOURS = 1;
/** A workshop is open so long at most; longer, and am is written for pm. */
const MAX_HOURS = 16;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Hours that are missing, that cannot be meant, or that are over. */
export function checkHours({ site, now }: CheckedDealer): Finding[] {
  const today = toLocalTime(now, timeZoneOf(site)).date;
  const past = site.specialHours.filter(({ date }) => date < today);
  const text = `${past.length} of ${site.specialHours.length} days are over. Remove them, and add the holidays to come.`;
  return [
    ...site.locations.flatMap(({ id, contact_detail }) => checkWeek(id, contact_detail.opening_hours)),
    ...(past.length > 0 ? [hintAt('content/special-hours.json', '', text)] : []),
  ];
}

function checkWeek(id: string, hours: readonly OpeningHour[]): Finding[] {
  const at = ['content/locations.json', `${id}.contact_detail.opening_hours`] as const;
  if (hours.length === 0)
    return [warningAt(...at, 'is missing, so pages say nothing of when it is open. Write the week.')];
  const missing = WEEKDAYS.filter((_, weekday) => !hours.some((entry) => entry.weekday === weekday));
  const isClosed = hours.every(({ status }) => status === 'Closed');
  const odd = hours.filter(({ status, open, close }) => {
    const length = status === 'Open' && open && close ? getOpenHours(open, close) : MIN_HOURS;
    return length < MIN_HOURS || length > MAX_HOURS;
  });
  return [
    ...(missing.length > 0 ? [hintAt(...at, `${missing.join(', ')} missing, which counts as closed.`)] : []),
    ...(isClosed ? [warningAt(...at, 'closed on every day. Write when it is open.')] : []),
    ...odd.map(({ weekday, open, close }) => {
      const length = getOpenHours(open ?? '', close ?? '');
      const times = `${WEEKDAYS[weekday]} from ${open?.slice(11, 16)} to ${close?.slice(11, 16)}`;
      return warningAt(...at, `${times}, ${length} hours. Write times by 24 hours, such as 17:30.`);
    }),
  ];
}

/** A time that is not after the opening is on the next day. */
function getOpenHours(open: string, close: string): number {
  const length = Date.parse(close) - Date.parse(open);
  return (length > 0 ? length : length + DAY_MS) / HOUR_MS;
}
