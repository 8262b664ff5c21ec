import type { Car } from '#domain/car/car.ts';
import { findCarLocation } from '#domain/car/car-location.ts';
import { hasPrice } from '#domain/car/price/price.ts';
import { getPriceType } from '#domain/car/price/price-type.ts';
import { isForSale } from '#domain/car/status/availability.ts';
import type { State } from '#domain/country.ts';
import type { Location } from '#domain/location/location.ts';
import type { Offer } from '#domain/offer/offer.ts';
import { getOnlineValuationConfig } from '#domain/valuation/config-schema.ts';
import type { Site } from '#site/site.ts';
import type { AdvertisingText } from './advertising-texts.ts';

type PriceType = ReturnType<typeof getPriceType>;

/** A vehicle for sale with a price. */
interface PricedCar {
  readonly car: Car;
  readonly type: PriceType;
  /** Where it is advertised. */
  readonly state: State;
}

/** A dealer's advertising in the states that a rule is for. */
export interface Advertiser {
  readonly site: Site;
  /** The locations there. */
  readonly locations: readonly Location[];
  readonly priced: readonly PricedCar[];
  readonly texts: readonly AdvertisingText[];
  readonly isInSeveralStates: boolean;
  /** The ISO day at the dealer's. */
  readonly today: string;
}

/** Where a rule is broken, and how: 'says "on road costs"'. */
export interface Breach {
  readonly file: string;
  readonly key: string;
  readonly problem: string;
  /** The text that says it. */
  readonly text?: string;
}

type Find = (advertiser: Advertiser) => readonly Breach[];

/** Texts that say something, unless they also say something else: a rate is fine beside its comparison rate. */
export function findTexts(problem: string, says: RegExp, unless?: RegExp, without = ''): Find {
  return ({ texts }) =>
    texts.flatMap(({ file, key, text }) => {
      const found = says.exec(text)?.[0];
      if (found === undefined || unless?.test(text)) return [];
      return [{ file, key, text, problem: `${problem} "${found.trim()}" ${without}`.trim() }];
    });
}

const MAX_NAMED = 3;

/** One breach for all vehicles for sale that lack something. */
export function findCars(
  key: keyof Car,
  problem: string,
  lacks: (car: Car, type: PriceType, advertiser: Advertiser) => boolean,
): Find {
  return (advertiser) => {
    const short = advertiser.priced.filter(({ car, type }) => lacks(car, type, advertiser));
    const names = short.slice(0, MAX_NAMED).map(({ car }) => car.stocknum ?? car.id);
    const some = `${names.join(', ')}${short.length > MAX_NAMED ? ', ...' : ''}`;
    const text = `${short.length} of ${advertiser.priced.length} (${some}) ${problem}`;
    return short.length === 0 ? [] : [{ file: 'stock.json', key, problem: text }];
  };
}

/** The locations that lack something. */
export function findLocations(
  key: keyof Location,
  lacks: (location: Location, advertiser: Advertiser) => boolean,
): Find {
  return (advertiser) =>
    advertiser.locations
      .filter((location) => lacks(location, advertiser))
      .map(({ id }) => ({ file: 'content/locations.json', key: `${id}.${key}`, problem: 'is missing' }));
}

/** The offers whose prices are not as they should be. */
export function findOffers(
  key: keyof Offer,
  problem: string,
  lacks: (
    offer: Offer,
    type: PriceType & { readonly namesState: boolean },
    advertiser: Advertiser,
  ) => boolean,
): Find {
  return (advertiser) =>
    advertiser.site.offers
      .filter((offer) => {
        const { price, price_type, name, description, disclaimer } = offer;
        if (price === null) return false;
        const type = getPriceType({ price, price_type, state: null });
        const namesState = type.state !== null || STATE_NAME.test([name, description, disclaimer].join(' '));
        return lacks(offer, { ...type, namesState }, advertiser);
      })
      .map(({ id }) => ({ file: 'content/offers.json', key: `${id}.${key}`, problem }));
}

const STATE_NAME =
  /\b(?:ACT|NSW|NT|QLD|SA|TAS|VIC|WA)\b|Capital Territory|New South Wales|Northern Territory|Queensland|South Australia|Tasmania|Victoria|Western Australia/;

/** Whether a price leaves out what every buyer pays. */
export function leavesOut({ kind }: Pick<PriceType, 'kind'>): boolean {
  return kind === 'excluding_charges' || kind === 'excluding_gst';
}

const ALL_DRIVE_AWAY =
  /\b(?:all|every|each)\b[^.!]{0,40}\b(?:prices?|cars?|vehicles?)\b[^.!]{0,30}drive[- ]?away/i;

/** A promise for all prices on every page that some of them do not keep. */
export function findContradictedPromises(advertiser: Advertiser): Breach[] {
  const texts = advertiser.texts.filter(({ file }) => file === 'site.ts');
  if (!advertiser.priced.some(({ type }) => leavesOut(type))) return [];
  return [...findTexts('promises', ALL_DRIVE_AWAY)({ ...advertiser, texts })];
}

/** 'Excl. Govt. Charges' leaves open what comes on top. */
export function findMissingFootnote({ site, priced }: Advertiser): Breach[] {
  const open = priced.filter(({ type }) => leavesOut(type)).length;
  const problem = `is missing, though ${open} of ${priced.length} prices exclude charges`;
  return open > 0 && site.footnote === undefined ? [{ file: 'site.ts', key: 'footnote', problem }] : [];
}

const FROM_PRICE =
  /\b(?:from|starting at) (?:only |just )?\$\s?(\d{1,3}(?:,\d{3})+|\d{4,})(?!\d*\s*(?:a|per|\/)\s*\w)/i;
/** Less is the price of a part or a service. */
const MIN_VEHICLE_PRICE = 3000;

/** 'From $29,990' without a vehicle at that price, of the offer's make and model if it names them. */
export function findUnmatchedPrices(advertiser: Advertiser): Breach[] {
  const offers = new Map(advertiser.site.offers.map((offer) => [offer.id, offer]));
  if (advertiser.site.stock === false) return [];
  return findTexts(
    'says',
    FROM_PRICE,
  )(advertiser).filter(({ file, key, text = '' }) => {
    const least = Number(FROM_PRICE.exec(text)?.[1]?.replaceAll(',', ''));
    const offer = file === 'content/offers.json' ? offers.get(key) : undefined;
    const isMeant = ({ make, model, price }: Car) =>
      price <= least &&
      (!offer?.manufacturer || make === offer.manufacturer) &&
      (!offer?.model || model === offer.model.name);
    return least >= MIN_VEHICLE_PRICE && !advertiser.priced.some(({ car }) => isMeant(car));
  });
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const END_DAY = new RegExp(
  String.raw`\b(?:ends?|until|closes?|expires?|valid (?:to|until)|finish(?:es)?)(?: on)? (\d{1,2})(?:st|nd|rd|th)? (${MONTHS.join('|')})\w* (20\d\d)`,
  'i',
);

/** Texts that name their last day, which is over. */
export function findEndedTexts(advertiser: Advertiser): Breach[] {
  return findTexts(
    'says',
    END_DAY,
  )(advertiser).filter(({ text = '' }) => {
    const [, day = '', month = '', year] = END_DAY.exec(text) ?? [];
    const number = String(MONTHS.indexOf(month.toLowerCase()) + 1).padStart(2, '0');
    return `${year}-${number}-${day.padStart(2, '0')}` < advertiser.today;
  });
}

/** Amounts in the texts about reserving that are not its fee. */
export function findAmountsBeside({ site: { reserve } }: Advertiser): Breach[] {
  if (!reserve) return [];
  return (['label', 'refund'] as const).flatMap((key) => {
    const [found, digits = ''] = /\$\s?(\d[\d,]*)/.exec(reserve[key] ?? '') ?? [];
    const isFee = found === undefined || Number(digits.replaceAll(',', '')) === reserve.fee;
    const problem = `says ${found}, but the fee is $${reserve.fee}`;
    return isFee ? [] : [{ file: 'site.ts', key: `reserve.${key}`, problem }];
  });
}

interface PageTopic {
  readonly what: string;
  readonly words: RegExp;
  readonly isNeeded?: (site: Site) => boolean;
}

/** What a page leaves out. The platform's own, which no dealer can leave out, says all of it. */
export function findPageGaps(path: string, topics: readonly PageTopic[]): Find {
  return ({ site }) => {
    const page = site.pages.get(path);
    if (page === undefined) return [];
    return topics
      .filter(({ words, isNeeded }) => (isNeeded?.(site) ?? true) && !words.test(page.html))
      .map(({ what }) => ({ file: page.source, key: 'text', problem: `says nothing of ${what}` }));
  };
}

/** Whether a program values vehicles on the website. */
export function hasOnlineValuation({ stock, valuation }: Site): boolean {
  return stock !== false && getOnlineValuationConfig(valuation) !== undefined;
}

/** All advertising of a dealer. */
export function toAdvertiser(site: Site, texts: readonly AdvertisingText[], today: string): Advertiser {
  const stateOf = (car: Car) =>
    car.state ??
    findCarLocation(car, site.locations)?.address.state ??
    (site.locations.length > 1 ? null : site.state);
  return {
    site,
    texts,
    today,
    locations: site.locations,
    priced: site.cars
      .filter((car) => isForSale(car) && hasPrice(car))
      .map((car) => {
        const state = stateOf(car);
        return { car, type: getPriceType({ ...car, state }), state: state ?? site.state };
      }),
    isInSeveralStates: new Set(site.locations.map(({ address }) => address.state)).size > 1,
  };
}

/** What of it is in some states. */
export function keepStates(advertiser: Advertiser, isHere: (state: State) => boolean): Advertiser {
  return {
    ...advertiser,
    locations: advertiser.locations.filter(({ address }) => isHere(address.state)),
    priced: advertiser.priced.filter(({ state }) => isHere(state)),
  };
}
