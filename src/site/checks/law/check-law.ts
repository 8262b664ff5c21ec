import { countryOf } from '#domain/country.ts';
import { toLocalTime } from '#domain/hours/local-time.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import type { Finding } from '#site/checks/finding.ts';
import type { Site } from '#site/site.ts';
import { listAdvertisingTexts } from './advertising-texts.ts';
import { keepStates, toAdvertiser } from './find-breaches.ts';
import { LAW_RULES } from './law-rules.ts';

/** What advertising law may hold against a dealer's site on a day, by rules of thumb. It is not legal advice. */
export function checkLaw(site: Site, now: Date): (Finding & { readonly rule: string })[] {
  const today = toLocalTime(now, timeZoneOf(site)).date;
  const advertiser = toAdvertiser(site, listAdvertisingTexts(site), today);
  const states = new Set([site.state, ...site.locations.map(({ address }) => address.state)]);
  return LAW_RULES.filter(({ from = '' }) => from <= today).flatMap(
    ({ id, level, where, source, fix, find }) => {
      const isHere = (state: typeof site.state) =>
        where.includes(state) || where.includes(countryOf(state).key);
      if (![...states].some(isHere)) return [];
      return find(keepStates(advertiser, isHere)).map(({ file, key, problem }) => ({
        rule: id,
        level,
        file,
        key,
        text: `${problem}. ${fix} (${source})`,
      }));
    },
  );
}
