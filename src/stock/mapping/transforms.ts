import * as v from 'valibot';
import { body } from '#stock/normalise/body.ts';
import { carType } from '#stock/normalise/car-type.ts';
import { colour } from '#stock/normalise/colour.ts';
import { count, doors, seats } from '#stock/normalise/count.ts';
import { isoTime, unixTime } from '#stock/normalise/date.ts';
import { drive } from '#stock/normalise/drive.ts';
import { flag } from '#stock/normalise/flag.ts';
import { fuel } from '#stock/normalise/fuel.ts';
import { plainText } from '#stock/normalise/html.ts';
import { km } from '#stock/normalise/km.ts';
import { list, url, urls } from '#stock/normalise/list.ts';
import { make } from '#stock/normalise/makes.ts';
import { city, state } from '#stock/normalise/place.ts';
import { price } from '#stock/normalise/price.ts';
import { status } from '#stock/normalise/status.ts';
import { oneLine } from '#stock/normalise/tidy.ts';
import { titleParts } from '#stock/normalise/title.ts';
import { transmission } from '#stock/normalise/transmission.ts';
import { year } from '#stock/normalise/year.ts';
import { structure } from './structure.ts';

/** How columns become the value of a field. `cells` are in the mapping's order, '' where the feed says nothing. */
export interface Transform {
  /** What the cell should have held, for the report: 'not {expects}'. */
  readonly expects: string;
  /** The value; null when the cells say that there is none; undefined when nobody can tell. */
  readonly read: (cells: readonly string[]) => unknown;
}

/** The transforms that a mapping may name. Of several columns the first one that tells the value counts, unless said. */
export const TRANSFORMS = {
  /** One line of text; of several columns, all of them joined. */
  text: { expects: 'a text', read: (cells) => oneLine(cells.join(' ')) || undefined },
  /** A description: markup becomes plain lines. */
  html: { expects: 'a text', read: first((cell) => plainText(cell) || undefined) },
  price: { expects: 'a price, such as "$12,990"', read: first(price) },
  km: { expects: 'a number of kilometres, such as "45,120"', read: first(km) },
  year: { expects: 'a year, such as "2017"', read: first(year) },
  seats: { expects: 'a number of seats, such as "5 Seats"', read: first(seats) },
  doors: { expects: 'a number of doors, such as "4 Doors"', read: first(doors) },
  count: { expects: 'a whole number', read: first(count) },
  make: { expects: 'a make', read: first(make) },
  /** From the title column, then the make and model columns: for feeds that cut 'Land Rover' at the first word. */
  make_in_title: { expects: 'a title with a make', read: inTitle('make') },
  model_in_title: { expects: 'a title with a model', read: inTitle('model') },
  /** A title may well end with the model: then there is no badge. */
  badge_in_title: { expects: 'a title', read: (cells) => inTitle('badge')(cells) ?? null },
  car_type: { expects: 'a known car type: new, used or demo', read: first(carType) },
  body: { expects: 'a known body type', read: first(body) },
  transmission: { expects: 'a known transmission: automatic or manual', read: first(transmission) },
  fuel: { expects: 'a known fuel', read: first(fuel) },
  drive: { expects: 'a known drive: FWD, RWD, AWD or 4x4', read: first(drive) },
  /** The colour outside, of 'White / Black'. */
  colour: { expects: 'a colour', read: first(colour) },
  /** The suburb of 'Brookvale, NSW'. */
  city: { expects: 'a place, such as "Brookvale, NSW"', read: first(city) },
  /** The state of 'Brookvale, NSW'. */
  state: { expects: 'a place with a state, such as "Brookvale, NSW"', read: first(state) },
  status: { expects: 'a status, such as "In stock"', read: first(status) },
  flag: { expects: 'yes or no', read: first(flag) },
  date: { expects: 'a day or time, such as "2026-11-21" or "21/11/2026"', read: first(isoTime) },
  unix_time: { expects: 'a day or time, such as "2026-11-21"', read: first(unixTime) },
  url: { expects: 'an address that starts with "https://"', read: first(url) },
  urls: { expects: 'a list of addresses that start with "https://"', read: first(urls) },
  /** Addresses, or our own structure: [{"image": {"url": ...}}]. */
  images: { expects: 'a list of addresses that start with "https://"', read: first(images) },
  list: { expects: 'a list', read: first(list) },
  /** A structure of our own, as JSON. */
  json: { expects: 'JSON', read: first(structure) },
} satisfies Readonly<Record<string, Transform>>;

export type TransformName = keyof typeof TRANSFORMS;

export const TRANSFORM_NAMES = Object.keys(TRANSFORMS) as TransformName[];

/** Tries the columns in order; an empty one is passed over. */
function first<Value>(read: (cell: string) => Value | undefined): Transform['read'] {
  return (cells) => {
    for (const cell of cells) {
      const value = cell === '' ? undefined : read(cell);
      if (value !== undefined) return value;
    }
    return undefined;
  };
}

function inTitle(part: 'make' | 'model' | 'badge'): Transform['read'] {
  return ([title = '', makeColumn = '', modelColumn = '']) =>
    titleParts(title, makeColumn, modelColumn)[part];
}

const pictures = v.array(
  v.object({
    image: v.object({
      url: v.pipe(
        v.string(),
        v.check((address) => url(address) !== undefined),
      ),
    }),
  }),
);

function images(cell: string): v.InferOutput<typeof pictures> | undefined {
  const given = v.safeParse(pictures, structure(cell));
  return given.success ? given.output : urls(cell)?.map((address) => ({ image: { url: address } }));
}
