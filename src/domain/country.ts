import { COMPARISON_WARNING } from './comparison-warning.ts';
import type { AUSTRALIAN_STATES } from './states.ts';

/** The countries that dealers can be in. */
export const COUNTRY_CODES = ['au', 'nz'] as const;
export type CountryCode = (typeof COUNTRY_CODES)[number];

interface Region {
  /** The name in full. */
  readonly name: string;
  /** The IANA zone, which knows when clocks change. */
  readonly timeZone: string;
  /** The area code of its landlines. */
  readonly areaCode: string;
  /** The zones of towns with another time than their region's, by their names in lower case. */
  readonly towns?: Readonly<Record<string, string>>;
}

/** What differs between countries. Postcodes have four digits in all of them, and dates and numbers look alike. */
interface Country {
  readonly name: string;
  /** 'Australian'. */
  readonly adjective: string;
  /** ISO 3166, as structured data writes it. */
  readonly code: string;
  /** The language of pages. */
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Whether addresses have the code of the region between town and postcode. */
  readonly writesRegion: boolean;
  readonly regions: Readonly<Record<string, Region>>;
  /** A landline as it is dialled, for error messages. */
  readonly examplePhone: string;
  /** Whether an interest rate may only be shown with its comparison rate. */
  readonly needsComparisonRate: boolean;
  /** What a price is called that leaves out registration and other charges. */
  readonly beforeCharges: string;
  /** What is said wherever a lender's rate is shown. */
  readonly rateNote: string;
  /** What texts call it, by placeholder. */
  readonly words: Readonly<Record<CountryWord, string>>;
}

/** The placeholders in the platform's texts for what a country's law and trade call their own. */
type CountryWord =
  | 'accessRegulator'
  | 'accessWebsite'
  | 'country'
  | 'currency'
  | 'businessNumber'
  | 'consumerLaw'
  | 'coolingOff'
  | 'privacyLaw'
  | 'privacyRegulator'
  | 'privacyWebsite'
  | 'priceTerms'
  | 'rateTerms'
  | 'rateQuestion'
  | 'usedWarranty'
  | 'warrantyKinds';

const EUCLA = 'Australia/Eucla';
const BROKEN_HILL = 'Australia/Broken_Hill';
const AUCKLAND = 'Pacific/Auckland';

export const COUNTRIES = {
  au: {
    name: 'Australia',
    adjective: 'Australian',
    code: 'AU',
    locale: 'en-AU',
    currency: 'AUD',
    writesRegion: true,
    regions: {
      act: { name: 'Australian Capital Territory', timeZone: 'Australia/Canberra', areaCode: '02' },
      nsw: {
        name: 'New South Wales',
        timeZone: 'Australia/Sydney',
        areaCode: '02',
        towns: {
          'broken hill': BROKEN_HILL,
          silverton: BROKEN_HILL,
          'lord howe island': 'Australia/Lord_Howe',
        },
      },
      nt: { name: 'Northern Territory', timeZone: 'Australia/Darwin', areaCode: '08' },
      qld: { name: 'Queensland', timeZone: 'Australia/Brisbane', areaCode: '07' },
      sa: { name: 'South Australia', timeZone: 'Australia/Adelaide', areaCode: '08' },
      tas: { name: 'Tasmania', timeZone: 'Australia/Hobart', areaCode: '03' },
      vic: { name: 'Victoria', timeZone: 'Australia/Melbourne', areaCode: '03' },
      wa: {
        name: 'Western Australia',
        timeZone: 'Australia/Perth',
        areaCode: '08',
        towns: { caiguna: EUCLA, cocklebiddy: EUCLA, eucla: EUCLA, madura: EUCLA, mundrabilla: EUCLA },
      },
    } satisfies Record<(typeof AUSTRALIAN_STATES)[number], Region>,
    examplePhone: '07 4000 0000',
    beforeCharges: 'Excl. Govt. Charges',
    needsComparisonRate: true,
    rateNote: COMPARISON_WARNING,
    words: {
      accessRegulator: 'the Australian Human Rights Commission',
      accessWebsite: 'humanrights.gov.au',
      country: 'Australia',
      currency: 'Australian dollars',
      businessNumber: 'ABN',
      consumerLaw: 'the Australian Consumer Law',
      coolingOff: 'your state and how you pay for the {vehicle}',
      privacyLaw: 'the Privacy Act 1988 and the Australian Privacy Principles',
      privacyRegulator: 'the Office of the Australian Information Commissioner',
      privacyWebsite: 'oaic.gov.au',
      priceTerms:
        "A drive away price includes government charges and delivery. A price excluding government charges doesn't.",
      rateTerms:
        'A comparison rate is true only for the example given. Other terms, fees or amounts may result in a different rate.',
      rateQuestion: 'The comparison rate as well as the interest rate. It includes most fees',
      usedWarranty:
        'Some also have a statutory warranty, depending on the state, age, kilometres and price. Ask us which applies before you buy, and get it in writing.',
      warrantyKinds: "the manufacturer's or a statutory one",
    },
  },
  nz: {
    name: 'New Zealand',
    adjective: 'New Zealand',
    code: 'NZ',
    locale: 'en-NZ',
    currency: 'NZD',
    writesRegion: false,
    // By ISO 3166-2, except for Tasman: `tas` is Tasmania.
    regions: {
      auk: { name: 'Auckland', timeZone: AUCKLAND, areaCode: '09' },
      bop: { name: 'Bay of Plenty', timeZone: AUCKLAND, areaCode: '07' },
      can: { name: 'Canterbury', timeZone: AUCKLAND, areaCode: '03' },
      cit: { name: 'Chatham Islands', timeZone: 'Pacific/Chatham', areaCode: '03' },
      gis: { name: 'Gisborne', timeZone: AUCKLAND, areaCode: '06' },
      hkb: { name: "Hawke's Bay", timeZone: AUCKLAND, areaCode: '06' },
      mbh: { name: 'Marlborough', timeZone: AUCKLAND, areaCode: '03' },
      mwt: { name: 'Manawatū-Whanganui', timeZone: AUCKLAND, areaCode: '06' },
      nsn: { name: 'Nelson', timeZone: AUCKLAND, areaCode: '03' },
      ntl: { name: 'Northland', timeZone: AUCKLAND, areaCode: '09' },
      ota: { name: 'Otago', timeZone: AUCKLAND, areaCode: '03' },
      stl: { name: 'Southland', timeZone: AUCKLAND, areaCode: '03' },
      tki: { name: 'Taranaki', timeZone: AUCKLAND, areaCode: '06' },
      tsm: { name: 'Tasman', timeZone: AUCKLAND, areaCode: '03' },
      wgn: { name: 'Wellington', timeZone: AUCKLAND, areaCode: '04' },
      wko: { name: 'Waikato', timeZone: AUCKLAND, areaCode: '07' },
      wtc: { name: 'West Coast', timeZone: AUCKLAND, areaCode: '03' },
    },
    examplePhone: '09 300 0000',
    beforeCharges: 'Plus on-road costs',
    needsComparisonRate: false,
    rateNote:
      "Rates and repayments don't include every fee. Fees, terms, conditions and the lender's checks under the Credit Contracts and Consumer Finance Act 2003 apply.",
    words: {
      accessRegulator: 'the Human Rights Commission',
      accessWebsite: 'tikatangata.org.nz',
      country: 'New Zealand',
      currency: 'New Zealand dollars',
      businessNumber: 'NZBN',
      consumerLaw: 'the Consumer Guarantees Act 1993 and the Fair Trading Act 1986',
      coolingOff: 'how you pay for the {vehicle}',
      privacyLaw: 'the Privacy Act 2020',
      privacyRegulator: 'the Office of the Privacy Commissioner',
      privacyWebsite: 'privacy.org.nz',
      priceTerms: "A drive away price includes on-road costs. A price plus on-road costs doesn't.",
      rateTerms:
        "An interest rate doesn't include the lender's fees. The lender must give you its disclosure statement, with every cost, before you sign.",
      rateQuestion: 'Every fee as well as the interest rate. The disclosure statement must list them',
      usedWarranty: 'Ask us which warranty applies before you buy, and get it in writing.',
      warrantyKinds: "the manufacturer's or one you can buy with it",
    },
  },
} as const satisfies Record<CountryCode, Country>;

type RegionOf<Code extends CountryCode> = keyof (typeof COUNTRIES)[Code]['regions'];
/** The code of a state or region. No two countries share one. */
export type State = { [Code in CountryCode]: RegionOf<Code> }[CountryCode];

/** The states of a country, in the order of their codes. */
export function listStates(country: CountryCode): State[] {
  return Object.keys(COUNTRIES[country].regions) as State[];
}

/** The states of all countries. */
export const STATES: readonly State[] = COUNTRY_CODES.flatMap(listStates);

const COUNTRY_OF_STATE = new Map(
  COUNTRY_CODES.flatMap((code) => listStates(code).map((state) => [state, code] as const)),
);

/** The country of a state. */
export function countryOf(state: State): Country & { readonly key: CountryCode } {
  const key = COUNTRY_OF_STATE.get(state) ?? 'au';
  return { ...COUNTRIES[key], key };
}

/** A state's entry in the table. */
export function getRegion(state: State): Region {
  const regions: Country['regions'] = countryOf(state).regions;
  return regions[state] as Region;
}

/** The region as a postal address has it between town and postcode: 'QLD', or '' where it has none. */
export function postalRegion(state: State): string {
  return countryOf(state).writesRegion ? state.toUpperCase() : '';
}

/** Fills in what a country calls its own: 'the Australian Consumer Law' for '{consumerLaw}'. */
export function fillCountryWords(text: string, country: CountryCode): string {
  const words: Readonly<Record<string, string>> = COUNTRIES[country].words;
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, word: string) => words[word] ?? placeholder);
}
