import type { Car } from '#domain/car/car.ts';
import { COUNTRIES, type CountryCode, listStates, type State } from '#domain/country.ts';
import { hasPrice } from './price.ts';

interface KindOfPrice {
  /** Whether it is all that a buyer pays. */
  readonly isTotal: boolean;
  /** Whether an amount beside the words is what the vehicle costs. */
  readonly isAmount: boolean;
  /** What visitors read, then what feeds write for it, without marks. A dealer's country may have its own text. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

const BEFORE_CHARGES = COUNTRIES.au.beforeCharges;

/** The kinds of prices. Of two in one text the later one counts: it leaves more open. */
// biome-ignore format: a table reads better in rows
export const PRICE_KINDS = {
  drive_away: {
    isTotal: true,
    isAmount: true,
    texts: {
      'Drive Away': ['drive away', 'driveaway', 'dap', 'd a', 'd away', 'da', 'on the road', 'otr',
        'incl orc', 'inc orc', 'including orc', 'orc included', 'orc incl', 'orc inc', 'incl on roads', 'inc on roads', 'including on roads',
        'incl on road costs', 'inc on road costs', 'including on road costs', 'on road costs included'],
      'Ride Away': ['ride away', 'rideaway'],
      'Tow Away': ['tow away', 'towaway'],
    },
  },
  estimated_drive_away: {
    isTotal: true,
    isAmount: true,
    texts: {
      'Estimated Drive Away': [
        'estimated drive away', 'estimated driveaway', 'est drive away', 'est driveaway', 'indicative drive away', 'drive away estimate',
        'estimated dap', 'est dap',
      ],
      'Estimated Ride Away': ['estimated ride away', 'est ride away'],
    },
  },
  excluding_charges: {
    isTotal: false,
    isAmount: true,
    texts: {
      [BEFORE_CHARGES]: [
        'egc', 'excl govt charges', 'ex govt charges', 'excl gov charges', 'ex gov charges', 'excluding government charges',
        'excluding govt charges', 'excl government charges', 'orc', '+ orc', '+ orcs', 'plus orc', 'plus on roads', '+ on roads',
        'plus on road costs', '+ on road costs', 'before on roads', 'before on road costs', 'excl on roads', 'excl on road costs',
        'excluding on road costs', 'ex on roads', 'bpc', 'plus govt charges', 'plus government charges',
      ],
    },
  },
  excluding_gst: {
    isTotal: false,
    isAmount: true,
    texts: { 'Plus GST': ['+ gst', 'plus gst', 'ex gst', 'excl gst', 'excluding gst', 'exclusive gst', 'gst exclusive'] },
  },
  per_week: {
    isTotal: false,
    isAmount: false,
    texts: { 'per week': ['per week', 'a week', 'pw', 'p w', 'weekly', 'week'] },
  },
  on_application: {
    isTotal: false,
    isAmount: false,
    texts: {
      'Price on application': ['price on application', 'on application', 'poa', 'p o a', 'price on request', 'call for price', 'enquire for price'],
    },
  },
} as const satisfies Readonly<Record<string, KindOfPrice>>;

export type PriceKind = keyof typeof PRICE_KINDS;
const PRICE_KIND_NAMES = Object.keys(PRICE_KINDS) as PriceKind[];

/** What visitors read of the kinds that are the price of a vehicle. */
export const PRICE_TYPE_TEXTS = PRICE_KIND_NAMES.filter((kind) => PRICE_KINDS[kind].isAmount).map(
  (kind) => Object.keys(PRICE_KINDS[kind].texts)[0] as string,
);

/** Words beside prices that say nothing of their kind. */
// biome-ignore format: a table reads better in rows
const OTHER_WORDS = [
  'inc gst', 'incl gst', 'including gst', 'gst inc', 'gst incl', 'gst included', 'inc', 'incl', 'inc vat', 'incl vat',
  'ono', 'o n o', 'neg', 'negotiable', 'firm', 'vb', 'fixed', 'as is', 'as traded', 'from', 'now', 'now only', 'only', 'price', 'no more to pay',
  'special', 'for', 'in', 'aud', 'au', 'a', 'au $', 'a $', '$', 'nzd', 'nz $', 'usd', 'us $', '€', 'eur', 'euro', '£', 'gbp', 'chf',
  'fr', 'sfr', 'r', 'zar', 'zł', 'zl', 'pln', 'dollars',
];

/** What words mean: a kind with its text, a state, or nothing of interest. */
const MEANINGS = new Map<string, { kind?: PriceKind; text?: string; state?: State }>([
  ...OTHER_WORDS.map((words) => [words, {}] as const),
  ...PRICE_KIND_NAMES.flatMap((kind) =>
    Object.entries<readonly string[]>(PRICE_KINDS[kind].texts).flatMap(([text, all]) =>
      all.map((words) => [words, { kind, text }] as const),
    ),
  ),
  ...listStates('au').flatMap((state) =>
    [state, COUNTRIES.au.regions[state as keyof typeof COUNTRIES.au.regions].name.toLowerCase()].map(
      (words) => [words, { state }] as const,
    ),
  ),
]);
const MAX_WORDS = Math.max(...[...MEANINGS.keys()].map((words) => words.split(' ').length));
/** A longer text is a description. */
const MAX_LENGTH = 100;

/** What a price is, as its words say. */
export interface PriceType {
  readonly kind: PriceKind;
  /** 'Drive Away NSW': for visitors, in the words of the dealer's country. */
  readonly text: string;
  /** The state that the words name: charges differ between states. */
  readonly state: State | null;
}

/**
 * The type that words beside a price say: 'Drive Away' of 'DAP'. Null if they say none; undefined if one of them is not
 * known, for 'not drive away' must not become the opposite.
 */
export function readPriceType(text: string, country: CountryCode = 'au'): PriceType | null | undefined {
  const words = splitWords(text);
  const found: { kind?: PriceKind; text?: string; state?: State }[] = [];
  for (let start = 0; start < words.length; ) {
    const length = Array.from({ length: MAX_WORDS }, (_, less) => MAX_WORDS - less).find((count) =>
      MEANINGS.has(words.slice(start, start + count).join(' ')),
    );
    if (length === undefined || text.length > MAX_LENGTH) return undefined;
    found.push(MEANINGS.get(words.slice(start, start + length).join(' ')) ?? {});
    start += length;
  }
  const kind = PRICE_KIND_NAMES.findLast((name) => found.some((meaning) => meaning.kind === name));
  if (!kind) return null;
  const state = found.find((meaning) => meaning.state)?.state ?? null;
  const texts = new Set(found.flatMap((meaning) => meaning.text ?? []));
  const local = [...texts].map((one) => (one === BEFORE_CHARGES ? COUNTRIES[country].beforeCharges : one));
  return { kind, text: [local.join(', '), state?.toUpperCase()].filter(Boolean).join(' '), state };
}

/** 'Excl. Govt. Charges' as 'excl', 'govt', 'charges'; a plus and a currency are words. */
function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[+$€£]/g, ' $& ')
    .split(/[\s_.,*/()!:;]+|(?<=[a-z])-(?=[a-z])/)
    .filter(Boolean);
}

/**
 * The kind of a vehicle's price, and the state it holds for: the one that its words name, else the vehicle's own, which
 * matters where the price includes a state's charges. Without an amount it is on application; null = nothing says it.
 */
export function getPriceType(car: Pick<Car, 'price' | 'price_type' | 'state'>): {
  readonly kind: PriceKind | null;
  readonly state: State | null;
} {
  if (!hasPrice(car)) return { kind: 'on_application', state: null };
  const said = readPriceType(car.price_type ?? '');
  const isTotal = said ? PRICE_KINDS[said.kind].isTotal : false;
  return { kind: said?.kind ?? null, state: said?.state ?? (isTotal ? car.state : null) };
}
