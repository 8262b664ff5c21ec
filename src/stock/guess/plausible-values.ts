import { PRICE_TYPE_TEXTS, readPriceType } from '#domain/car/price/price-type.ts';
import { AVAILABLE_STATUSES } from '#domain/car/status/availability.ts';
import { COUNTRY_CODES, type CountryCode } from '#domain/country.ts';
import { STOCK_FIELDS, type StockFieldName } from '#stock/mapping/fields.ts';
import { TRANSFORMS, tidyCell } from '#stock/mapping/transforms.ts';
import { parsePrice } from '#stock/normalise/numbers/price.ts';
import { parsePictureUrls } from '#stock/normalise/text/list.ts';
import { parseState } from '#stock/normalise/text/suburb-and-state.ts';
import { isInterior } from '#stock/normalise/vehicle/colour.ts';
import { findMakeAtStart } from '#stock/normalise/vehicle/makes.ts';
import { parseTitle } from '#stock/normalise/vehicle/title.ts';
import { parseStatus } from '#stock/normalise/vehicle/word-reader.ts';
import { areShortYears, guessDateFormat, guessValues } from './guess-source.ts';

/** The statuses that a car may have. */
export const KNOWN_STATUSES = [...AVAILABLE_STATUSES, 'reserved', 'sold'];
/** Less is a fee, a rate or an instalment. */
const MIN_USUAL_PRICE = 300;
/** A share of a column's values that says what they all are. */
const MOST = 0.5;

const ADDRESS = /^[\w.+-]{1,64}@|^(?:https?:)?\/\/|^www\./i;
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|heic|bmp)(?:[?#]|$)/i;
const PAGE = /\.(?:html?|php|aspx?|jsp)(?:[?#]|$)/i;
/** Where a car stands at the dealer's, which is no town. */
const YARD_WORDS =
  /\d|\b(?:on|in|at|floor|work ?shop|yard|lot|show ?room|transit|storage|bay|row|display|off ?site|detail(?:ing|er)?|online|ware ?house|service|body ?shop|deliver\w*|front|rear|back|main|head office|new|used|sold|hold|branch|motors?|autos?|automotive|cars|group|pty)\b/i;

/** Whether a field's values may be those of a column, by more than that each can be read. */
const CHECKS: Partial<Record<StockFieldName, (sample: readonly string[]) => boolean>> = {
  stocknum: (sample) =>
    isDistinct(sample) && share(sample, (cell) => cell.length <= 40 && !ADDRESS.test(cell)) > 0.9,
  vin: (sample) => share(sample, (cell) => /^(?=.*\d)[a-z\d*-]{5,20}$/i.test(cell)) > MOST,
  // Not the figures of a year in British plates, nor the day when one expires.
  registration: (sample) => share(sample, (cell) => !/^\d{1,3}$|\/|^\d{4}-\d\d/.test(cell)) > MOST,
  price: (sample) => {
    const prices = sample.map((cell) => parsePrice(cell) ?? 0).filter((price) => price > 10);
    return prices.length === 0 || (prices.sort((a, b) => a - b)[prices.length >> 1] ?? 0) >= MIN_USUAL_PRICE;
  },
  // Of a few rows all may show one picture; of more, that is a logo.
  images: (sample) => share(sample, isNoPage) > MOST && (sample.length < 3 || new Set(sample).size > 1),
  city: (sample) => share(sample, isPlace) > MOST,
  // A currency alone is no type.
  price_type: (sample) => share(sample, (cell) => isName(cell) && readPriceType(cell) !== null) > MOST,
  name: (sample) => share(sample, (cell) => isName(cell) && /\s/.test(cell)) > MOST,
  description: (sample) => !areTitles(sample) && !arePictures(sample),
  make: (sample) => share(sample, (cell) => isName(cell) && /\p{L}/u.test(cell)) > MOST,
  interior_colour: (sample) => share(sample, (cell) => cell.length <= 60 && isPlace(cell)) > MOST,
  colour: (sample) => share(sample, (cell) => isName(cell) && /\p{L}/u.test(cell)) > MOST,
};
const NAMES: readonly StockFieldName[] = ['model', 'badge', 'series'];

/** The share of cells that can be read as a field. */
export function shareReadable(field: StockFieldName, sample: readonly string[]): number {
  if (field === 'created_at') return guessDateFormat(sample).readable;
  const transform = TRANSFORMS[STOCK_FIELDS[field].transform];
  if (field === 'year' && areShortYears(sample)) return 1;
  const values = guessValues(field, sample);
  return share(sample, (cell) => {
    if (values?.[cell] !== undefined) return true;
    const tidy = tidyCell(cell, transform);
    const isRead = (country: CountryCode) =>
      'text' in tidy && transform.read([tidy.text], { country }) !== undefined;
    return COUNTRY_CODES.some(isRead);
  });
}

/** Whether the values of a column may be those of a field. */
export function arePlausible(field: StockFieldName, sample: readonly string[]): boolean {
  if (field === 'badge' && areInteriors(sample)) return false;
  if (NAMES.includes(field)) return share(sample, isName) > MOST;
  return CHECKS[field]?.(sample) ?? true;
}

/** Whether a column that could be of badges names colours and materials inside. */
export function areInteriors(sample: readonly string[]): boolean {
  return share(sample, isInterior) > MOST;
}

/** Whether cells are sentences. */
export function areTexts(sample: readonly string[]): boolean {
  const texts = sample.filter((cell) => /\S(?:\s+\S+){4}/.test(cell) && !/^(?:https?:|[[{])/.test(cell));
  return sample.length > 0 && texts.length > sample.length / 2;
}

/** Whether all addresses of a column end as pictures do. */
export function arePictures(sample: readonly string[]): boolean {
  return (
    share(sample, (cell) => parsePictureUrls(cell)?.every((address) => PICTURE.test(address)) ?? false) > 0.9
  );
}

/** Whether texts are titles of cars: most begin with a known make, after a condition or a year. */
export function areTitles(sample: readonly string[]): boolean {
  return (
    share(
      sample,
      (cell) => cell.length <= 120 && /\s/.test(cell) && parseTitle(cell, '', '').model !== undefined,
    ) > 0.6
  );
}

/** Whether words are statuses by themselves: most are known, and some mean that a car is not for sale. */
export function areStatuses(sample: readonly string[]): boolean {
  const known = sample.map(parseStatus).filter((status) => KNOWN_STATUSES.includes(status ?? ''));
  return (
    known.length > sample.length / 2 && known.some((status) => status === 'sold' || status === 'reserved')
  );
}

/** Whether texts are types of prices: 'drive away'. */
export function arePriceTypes(sample: readonly string[]): boolean {
  return (
    share(sample, (cell) => PRICE_TYPE_TEXTS.some((type) => readPriceType(cell)?.text.startsWith(type))) > 0.9
  );
}

/** Whether a column surely holds towns: each with its state, or by a name that means nothing else. */
export function areTowns(sample: readonly string[], isNamedSo: boolean): boolean {
  const isTown = (cell: string) => parseState(cell) !== undefined || (isNamedSo && !YARD_WORDS.test(cell));
  return share(sample, isTown) > MOST;
}

/** Whether the values of a column that is called like a place look like towns rather than places in a yard, codes or firms. */
export function lookLikeTowns(sample: readonly string[]): boolean {
  const isFirm = (cell: string) => cell.split(' ').some((_, at, words) => findMakeAtStart(words.slice(at)));
  return (
    share(sample, (cell) => !YARD_WORDS.test(cell) && !/^[A-Z]{1,4}$|[_:]/.test(cell) && !isFirm(cell)) > 0.9
  );
}

function isPlace(cell: string): boolean {
  return isName(cell) && /\p{L}/u.test(cell);
}

function isName(cell: string): boolean {
  return cell.length <= 200 && !ADDRESS.test(cell);
}

function isNoPage(cell: string): boolean {
  return PICTURE.test(cell) || !PAGE.test(cell);
}

function isDistinct(sample: readonly string[]): boolean {
  return new Set(sample).size > sample.length / 2;
}

/** The share of values that are so; 1 of none. */
function share(sample: readonly string[], is: (cell: string) => boolean): number {
  return sample.length === 0 ? 1 : sample.filter(is).length / sample.length;
}
