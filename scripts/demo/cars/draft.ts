import type { CarType } from '#domain/car/car-type.ts';
import type { Location } from '#domain/location/location.ts';
import type { Badge, ModelLine } from '#scripts/demo/catalogue.ts';
import type { DealerProfile } from '#scripts/demo/dealer-profiles.ts';
import { BODY_SHAPES, type Shape } from '#scripts/demo/photographs.ts';
import type { Random } from '#scripts/demo/random.ts';
import { roundToAskingPrice, usedPrice } from './price.ts';

/** A vehicle before it becomes a stock entry: model, shape, kilometres and price. */
export interface Draft {
  readonly type: CarType;
  readonly line: ModelLine;
  readonly badge: Badge;
  readonly year: number;
  readonly shape: Shape;
  /** null = the listing does not say, as for most new vehicles. */
  readonly km: number | null;
  readonly price: number;
}

/** The context of drafts: the dealer's profile, its locations and the current year. */
export interface Market {
  readonly profile: DealerProfile;
  readonly locations: readonly Location[];
  readonly year: number;
}

/** About one new vehicle in eight is of last year's build. */
const LAST_YEARS_STOCK = 7;

/** Invents a vehicle in a condition that suits the dealer's profile. */
export function draftOf(type: CarType, market: Market, random: Random): Draft {
  const { profile, year: now } = market;
  const years = (line: ModelLine) => yearsOf(line, type, market);
  const onSale = profile.lines.filter((line) => years(line).length > 0);
  const line = random.weighted(onSale, ({ share }) => share);
  const year = random.weighted(years(line), (candidate) => youth(type, profile) ** (candidate - now));
  const badge = random.pick(badgesIn(line, year));
  const shape = line.shape ?? BODY_SHAPES[line.body];
  const km = kmOf(type, now - year, profile, random);
  const draft = { type, line, badge, year, shape, km };
  return { ...draft, price: priceOf(draft, market, random) };
}

/** How many times more common a vehicle is than the same one a year older. */
function youth(type: CarType, profile: DealerProfile): number {
  return type === 'used' ? profile.youth : LAST_YEARS_STOCK;
}

/** Model years in which a line can be in stock in a condition. New vehicles are sold only for a location's makes. */
function yearsOf(line: ModelLine, type: CarType, { profile, locations, year: now }: Market): number[] {
  const [youngest, oldest] = type === 'used' ? profile.usedAges : [0, 1];
  const [first, last] = line.years;
  if (type !== 'used' && (last !== undefined || !isFranchise(line.make, locations))) return [];
  const ages = Array.from({ length: oldest - youngest + 1 }, (_, index) => youngest + index);
  return ages
    .map((age) => now - age)
    .filter((year) => year >= first && year <= (last ?? now) && badgesIn(line, year).length > 0);
}

/** Whether a make is sold new here: a location lists it, or no location lists any. */
function isFranchise(make: string, locations: readonly Location[]): boolean {
  const makes = locations.flatMap(({ manufacturers }) => manufacturers);
  return makes.length === 0 || makes.includes(make);
}

function badgesIn({ badges, years: [first, last] }: ModelLine, year: number): Badge[] {
  return badges.filter(([, , , , , from = first, to = last ?? year]) => year >= from && year <= to);
}

function kmOf(type: CarType, age: number, { kmAYear }: DealerProfile, random: Random): number | null {
  if (type === 'new') return random.chance(0.25) ? random.int(4, 28) : null;
  if (type === 'demo') return random.int(450, 8900);
  const spread = 0.55 + random.next() * 0.5 + random.next() * 0.5;
  return Math.round((age + 0.35) * kmAYear * spread);
}

const DEMO_DISCOUNT = 0.93;
const LAST_YEARS_DISCOUNT = 0.95;

function priceOf(
  { type, line, badge: [, priceNew, fuel], year, km }: Omit<Draft, 'price'>,
  { profile, year: now }: Market,
  random: Random,
): number {
  const age = now - year;
  if (type === 'used') {
    const usualKm = (age + 0.35) * profile.kmAYear;
    const isElectric = fuel === 'Electric';
    return usedPrice(line, { priceNew, isElectric, age, km: km ?? usualKm, usualKm }, random);
  }
  const discount = (type === 'demo' ? DEMO_DISCOUNT : 1) * (age > 0 ? LAST_YEARS_DISCOUNT : 1);
  return discount === 1 ? priceNew : roundToAskingPrice(priceNew * discount, random);
}
