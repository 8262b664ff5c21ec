import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Car, carSchema } from '#domain/car/car.ts';
import { monthlyRepayment } from '#domain/finance/repayment.ts';
import type { Location } from '#domain/location/location.ts';
import { slugify } from '#domain/slug.ts';
import type { StockConfig } from '#site/config/stock.ts';
import type { ListedModel, RemovedCar, Snapshot } from '#stock/snapshot/snapshot.ts';
import { getPhotoUrl } from './photographs.ts';

export type DemoKind = NonNullable<StockConfig['demo']>;

/** The dealer whose stock it is to be, and the day. */
export interface DemoDealer {
  readonly now: Date;
  readonly locations: readonly Location[];
}

/** The day of which the files in stock/ are: the stock of any other has the same vehicles, as much older or newer. */
const STORED_DAY = '2026-11-29';

/** The first line of a file: what is not about a vehicle in stock. */
interface StoredRest {
  /** Whether every price has finance figures. */
  readonly finance: boolean;
  readonly gone: readonly RemovedCar[];
  readonly listed: ListedModel[];
}

/** Each other line: the fields of a car that do not follow from others, from the day or from the dealer. */
type StoredCar = Pick<Car, 'year' | 'make' | 'model' | 'badge' | 'price' | 'car_type' | 'created_at'> &
  Partial<Car> & {
    readonly stocknum: string;
    /** The number of its location, among those that sell vehicles. */
    readonly place: number;
    /** The day on which its price fell from `before_price`. */
    readonly dropped?: string;
    /** The names of its photographs, the one for cards first. */
    readonly photos: readonly string[];
    /** '{city}' stands for that of its location. */
    readonly description: string;
  };

/** The invented stock of a kind of dealer: the same all day. */
export function demoSnapshot(kind: DemoKind, { now, locations }: DemoDealer): Snapshot {
  const text = readFileSync(join(import.meta.dirname, 'stock', `${kind}.jsonl`), 'utf8');
  const [first = '', ...others] = text.trimEnd().split('\n');
  const { finance, gone, listed }: StoredRest = JSON.parse(first);
  const sellers = locations.filter(sellsVehicles);
  const shift = createShift(now);
  const stored = others.map((line): StoredCar => JSON.parse(line));
  const cars = stored.map((car) => toCar(car, sellers[car.place % sellers.length], shift, finance));
  return {
    imported_at: shift.time(STORED_DAY),
    cars,
    price_history: Object.fromEntries(
      cars.map(({ id, created_at, before_price, price }, index) => {
        const { dropped } = stored[index] ?? {};
        const since = created_at.slice(0, 10);
        return [
          id,
          before_price !== null && dropped !== undefined
            ? [
                [since, before_price],
                [shift.day(dropped), price],
              ]
            : [[since, price]],
        ];
      }),
    ),
    gone: gone.map((car) => ({
      ...car,
      slug: shift.year(car.slug),
      created_at: shift.time(car.created_at ?? STORED_DAY),
      gone_at: shift.time(car.gone_at),
    })),
    listed,
  };
}

/** Moves times and model years from the stored day to the UTC day of `now`. */
interface Shift {
  time(iso: string): string;
  day(isoDay: string): string;
  seconds(unixTime: number): number;
  /** Of a year, or of the year that a text begins with. */
  year(text: string): string;
}

function createShift(now: Date): Shift {
  const laterMs = Date.parse(now.toISOString().slice(0, 10)) - Date.parse(STORED_DAY);
  const years = now.getUTCFullYear() - Number.parseInt(STORED_DAY, 10);
  const time = (iso: string) => new Date(Date.parse(iso) + laterMs).toISOString();
  return {
    time,
    day: (isoDay) => time(isoDay).slice(0, 10),
    seconds: (unixTime) => unixTime + laterMs / 1000,
    year: (text) => text.replace(/^\d{4}/, (year) => String(Number(year) + years)),
  };
}

function toCar(
  { place, dropped, photos, description, ...stored }: StoredCar,
  location: Location | undefined,
  shift: Shift,
  isFinanced: boolean,
): Car {
  const { make, model, badge, stocknum, price, offer_price = null, car_type, trans = null } = stored;
  const id = stocknum.replace(/\D/g, '');
  const year = shift.year(String(stored.year));
  const images = photos.map((name) => ({ image: { url: getPhotoUrl(name), alt: describeView(name) } }));
  const { city = null, state = null } = location?.address ?? {};
  return v.parse(carSchema, {
    ...stored,
    id,
    slug: slugify([year, make, model, stocknum].join(' ')),
    name: [year, make, model, badge].join(' '),
    year: Number(year),
    make_model: `${make}:${model}`,
    manufacturer: { name: make },
    vin: `DEM${stocknum.padStart(14, '0')}`,
    // Advertisements in New South Wales show it.
    registration: car_type === 'used' && state === 'nsw' ? `DM${Number(id) % 10_000}` : null,
    variant: { geartype: trans },
    created_at: shift.time(stored.created_at),
    sold_date_timestamp: stored.sold_date_timestamp ? shift.seconds(stored.sold_date_timestamp) : null,
    photos_count: images.length,
    primary_image_url: images[0]?.image.url ?? null,
    images,
    dealership_id: location?.dealership_id ?? null,
    dealership_slug: location?.dealership_slug ?? null,
    location_id: location?.id ?? null,
    city,
    state,
    finance_lenders: isFinanced && price > 0 ? lenderFigures(offer_price ?? price) : {},
    description: writeDescription(description.replace(String(stored.year), year), city, stocknum),
  } satisfies v.InferInput<typeof carSchema>);
}

/** What each view of a photograph shows, by the end of its name. */
const VIEWS: Readonly<Record<string, string>> = {
  hero: 'front and left side',
  rear34: 'rear and left side',
  side: 'left side',
  front: 'front',
  nose: 'grille and headlights',
  dash: 'dashboard',
  seats: 'front seats',
  boot: 'load space',
  wheel: 'front wheel',
};

function describeView(photo: string): string {
  return VIEWS[photo.split('-').at(-1) ?? ''] ?? '';
}

/** The last sentence says where a vehicle stands; without a location it has another. */
function writeDescription(description: string, city: string | null, stocknum: string): string {
  return city === null
    ? description.replace(/[^.]*\{city\}.*$/, ` Quote stock number ${stocknum} when you call.`)
    : description.replace('{city}', city);
}

function sellsVehicles({ visible, location_type }: Location): boolean {
  return visible && location_type !== 'service' && location_type !== 'parts';
}

/** Per cent a year. */
const INTEREST_RATE = 9.24;
/** Per cent a year: the interest and a $415 fee on a secured loan of $30,000 over 5 years. */
const COMPARISON_RATE = 9.84;
const TERM_MONTHS = 60;
const DEPOSIT_SHARE = 0.1;

/** The finance figures of the invented lenders: identical, but the first only finances newer vehicles. */
function lenderFigures(price: number): Car['finance_lenders'] {
  const deposit = Math.round(price * DEPOSIT_SHARE);
  const monthly = monthlyRepayment(price - deposit, INTEREST_RATE, TERM_MONTHS);
  const figures = {
    interestRate: INTEREST_RATE,
    comparisonRate: COMPARISON_RATE,
    paymentWeek: Math.ceil((monthly * 12) / 52),
    paymentMonth: Math.ceil(monthly),
    termYears: TERM_MONTHS / 12,
    termMonths: TERM_MONTHS,
    deposit,
    balloon: 0,
    disclaimer: 'Indicative only: a guide, not an offer of finance. For approved applicants only.',
  };
  return { Taurus: figures, Manual: figures };
}
