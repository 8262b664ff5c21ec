import { kindOf } from '#domain/car/body.ts';
import type { CountryCode, State } from '#domain/country.ts';
import type { Finding } from '#site/checks/finding.ts';
import {
  type Advertiser,
  type Breach,
  findAmountsBeside,
  findCars,
  findContradictedPromises,
  findEndedTexts,
  findLocations,
  findMissingFootnote,
  findOffers,
  findPageGaps,
  findTexts,
  findUnmatchedPrices,
  hasOnlineValuation,
  leavesOut,
} from './find-breaches.ts';

/** Something that the law or a regulator asks of a dealer's advertising. It is not legal advice. */
interface LawRule {
  readonly id: string;
  readonly level: Finding['level'];
  /** The countries or states where it applies. */
  readonly where: readonly (CountryCode | State)[];
  /** The first day that it applies (ISO), where that is known; rules to come are silent until then. */
  readonly from?: string;
  readonly source: string;
  /** The day when its source, or what a regulator or a lawyer writes about it, was last read; absent = it could not be had. */
  readonly read?: string;
  /** What to do about it. */
  readonly fix: string;
  readonly find: (advertiser: Advertiser) => readonly Breach[];
}

const READ = { read: '2026-11-28' } as const;
const ACL = { where: ['au'], from: '2011-01-01', ...READ } as const;
const CREDIT = { where: ['au'], from: '2010-07-01', ...READ } as const;
const NSW = { where: ['nsw'], from: '2014-12-01', ...READ } as const;
const PRIVACY = { where: ['au'], from: '2014-03-12', ...READ } as const;
/** Its pages are of the Regulation of 2014, which that of 2025 replaced on 1 September 2025. */
const NSW_ADVERTISING =
  "NSW Fair Trading, 'Motor dealer advertisements'; Motor Dealers and Repairers Regulation 2025";

/** '5.9% p.a.', '6 % interest', '1.9% finance'. */
const RATE = /\d+(?:\.\d+)?\s*%\s*(?:p\.?\s?a\b|per annum|interest|finance|comparison)/i;
const REPAYMENT = /\$\s?\d[\d,]*(?:\.\d\d)?\s*(?:a|per|\/|p\/?)\s*(?:w(?:ee)?k|fortnight|month)\b/i;
const WITHOUT_CHARGES =
  /\$\s?\d[\d,.]*k?\s*(?:\+|plus|excl\w*\.?|before)\s*(?:on[- ]roads?|govt?\.?|government|orcs?\b|dealer delivery|stamp duty)/i;

/** Every rule, by subject. To add one, write a row; what it looks for is a function of find-breaches.ts. */
// biome-ignore format: a table reads better in rows
export const LAW_RULES: readonly LawRule[] = [
  {
    id: 'licence', level: 'warning', where: ['au', 'nz'], ...READ,
    source: 'NSW Motor Dealers and Repairers Act 2013 s 19A; WA Motor Vehicle Dealers Act 1973 s 21; other states alike',
    fix: 'A licensed dealer shows its number on its website and wherever it advertises: write it.',
    find: findLocations('dealer_license_number', ({ location_type, dealer_license_number }, { site }) => site.stock !== false && !dealer_license_number && ['sales', 'used', ''].includes(location_type)),
  },
  {
    id: 'repairer-licence', level: 'hint', where: ['nsw', 'wa', 'act'],
    source: 'NSW Motor Dealers and Repairers Act 2013; WA Motor Vehicle Repairers Act 2003 s 11; ACT alike',
    fix: 'Repairers need a licence there: write its number.',
    find: findLocations('motor_vehicle_repairer', ({ location_type, motor_vehicle_repairer }) => location_type === 'service' && !motor_vehicle_repairer),
  },
  {
    // The Act leaves out vehicles over 4.5 tonnes.
    id: 'registration-number', level: 'hint', ...NSW,
    source: NSW_ADVERTISING,
    fix: 'Advertisements of used vehicles show the number plate in New South Wales: map its column to "registration".',
    find: findCars('registration', 'without a registration number', (car) => car.car_type === 'used' && kindOf(car.simple_body) !== 'truck' && !car.registration),
  },
  {
    id: 'on-road-costs', level: 'warning', ...NSW,
    source: NSW_ADVERTISING,
    fix: 'Call them by name, such as "stamp duty and registration".',
    find: findTexts('calls government charges', /\bon[- ]roads?(?: costs?)?\b|\bORCs?\b/i),
  },
  {
    id: 'on-road-costs-price-type', level: 'warning', ...NSW,
    source: NSW_ADVERTISING,
    fix: 'Write "Drive Away" or "Excl. Govt. Charges".',
    find: findCars('price_type', 'with a price type that says on-road costs', ({ price_type }) => /\bon[- ]roads?\b|\bORCs?\b/i.test(price_type ?? '')),
  },
  {
    id: 'new-price-total', level: 'warning', ...ACL,
    source: 'Australian Consumer Law s 48; ACCC, Pricing manual for the motor vehicle industry',
    fix: 'Show one price with every charge: "Drive Away".',
    find: findCars('price_type', 'new or demo, with a price that leaves out charges', ({ car_type }, { kind }) => car_type !== 'used' && kind === 'excluding_charges'),
  },
  {
    id: 'price-without-gst', level: 'warning', where: ['au', 'nz'], ...READ,
    source: 'Australian Consumer Law s 48; NZ Fair Trading Act 1986 s 13(g)',
    fix: 'Show the price with GST, unless only businesses can buy.',
    find: findCars('price_type', 'with a price that leaves out GST', (_, { kind }) => kind === 'excluding_gst'),
  },
  {
    id: 'price-type', level: 'warning', ...ACL,
    source: 'Australian Consumer Law s 48; Google vehicle ads require vehicle_price_type in Australia, new and used',
    fix: 'Say what the price includes: map a column to "price_type", or give it a default.',
    find: findCars('price_type', 'new or demo, with a price of no known type', ({ car_type }, { kind }) => car_type !== 'used' && kind === null),
  },
  {
    id: 'weekly-price', level: 'error', where: ['au', 'nz'], ...READ,
    source: 'Australian Consumer Law s 48; NZ Fair Trading Act 1986 s 13(g)',
    fix: 'A price is what the vehicle costs: map that column to "subscription_price".',
    find: findCars('price_type', 'with an amount a week for a price', (_, { kind }) => kind === 'per_week'),
  },
  {
    id: 'drive-away-state', level: 'hint', ...ACL,
    source: 'ACCC, Component pricing and motor vehicle advertising: frequently asked questions (charges differ between states)',
    fix: 'Say in which state it holds: "Drive Away NSW", or give each vehicle its state.',
    find: findCars('price_type', 'with a drive away price for no known state', (_, { kind, state }, { isInSeveralStates }) => isInSeveralStates && kind === 'drive_away' && state === null),
  },
  {
    id: 'offer-drive-away-state', level: 'hint', ...ACL,
    source: 'ACCC, Component pricing and motor vehicle advertising: frequently asked questions (charges differ between states)',
    fix: 'Say in which state it holds: "Drive Away NSW", or in the conditions.',
    find: findOffers('price_type', 'is drive away for no named state', (_, { kind, namesState }, { isInSeveralStates }) => isInSeveralStates && kind === 'drive_away' && !namesState),
  },
  {
    id: 'offer-price-type', level: 'warning', ...ACL,
    source: 'Australian Consumer Law s 48',
    fix: 'Say what the price includes: "Drive Away".',
    find: findOffers('price_type', 'does not say what the price includes', ({ manufacturer, model }, { kind }) => kind === null && (manufacturer !== null || model !== null)),
  },
  {
    id: 'offer-price-total', level: 'warning', ...ACL,
    source: 'Australian Consumer Law s 48; ACCC, Pricing manual for the motor vehicle industry',
    fix: 'Name one price with every charge.',
    find: findOffers('price_type', 'leaves charges out of the price', (_, type) => leavesOut(type)),
  },
  {
    id: 'offer-conditions', level: 'warning', where: ['au', 'nz'], ...READ,
    source: 'Australian Consumer Law s 29; NZ Fair Trading Act 1986 s 13',
    fix: 'Write what the price includes and until when it applies.',
    find: findOffers('disclaimer', 'is missing, though the offer names a price', ({ disclaimer }) => disclaimer === null),
  },
  {
    id: 'text-price-total', level: 'warning', ...ACL,
    source: 'Australian Consumer Law s 48',
    fix: 'Name the drive away price at least as large.',
    find: findTexts('names a price without its charges,', WITHOUT_CHARGES, /drive[- ]?away/i),
  },
  {
    id: 'text-price-without-gst', level: 'warning', ...ACL,
    source: 'Australian Consumer Law s 48',
    fix: 'Name the price with GST.',
    find: findTexts('names a price without GST,', /\$\s?\d[\d,.]*k?\s*(?:\+|plus|ex(?:cl\w*)?\.?)\s*GST/i, /\$[^$]*inc\w*\.? GST|drive[- ]?away/i),
  },
  {
    id: 'all-drive-away', level: 'warning', ...ACL,
    source: 'Australian Consumer Law s 29(1)(i)',
    fix: 'Some prices of the stock leave out charges. Correct the text or the price types.',
    find: findContradictedPromises,
  },
  {
    id: 'footnote', level: 'hint', where: ['au', 'nz'], ...READ,
    source: 'Australian Consumer Law s 29; NZ Fair Trading Act 1986 s 13',
    fix: 'Say there which charges prices leave out.',
    find: findMissingFootnote,
  },
  {
    id: 'from-price', level: 'warning', ...ACL,
    source: 'Australian Consumer Law s 35 (bait advertising)',
    fix: 'Name a price that is in stock.',
    find: findUnmatchedPrices,
  },
  {
    id: 'ended-text', level: 'warning', where: ['au', 'nz'], ...READ,
    source: 'Australian Consumer Law s 29; NZ Fair Trading Act 1986 s 13',
    fix: 'Write a later day, or remove it.',
    find: findEndedTexts,
  },
  {
    id: 'comparison-rate', level: 'warning', ...CREDIT,
    source: 'National Credit Code ss 160 and 164; ASIC RG 178',
    fix: 'Credit law asks for a comparison rate: add it, and its warning.',
    find: findTexts('advertises', RATE, /comparison rate/i, 'without a comparison rate'),
  },
  {
    id: 'comparison-warning', level: 'warning', where: ['au'], from: '2010-07-01',
    source: 'National Credit Code s 163; ASIC RG 178',
    fix: 'Add the warning that it is true only for the example given.',
    find: findTexts('names', /\d+(?:\.\d+)?\s*%[^.]{0,20}\bcomparison rate|comparison rate[^.]{0,12}\d+(?:\.\d+)?\s*%/i, /(?:true|applies|accurate) only|only (?:true|applies|accurate)/i, 'without its warning'),
  },
  {
    id: 'repayment-rate', level: 'warning', ...CREDIT,
    source: 'National Credit Code ss 158 and 160',
    fix: 'Credit that is advertised by its repayments names the rate and the comparison rate: add them.',
    find: (advertiser) => findTexts('advertises repayments,', REPAYMENT, /%|subscri|rent/i)(advertiser).filter(({ text }) => /financ|repay|loan/i.test(text ?? '')),
  },
  {
    id: 'reserve-amount', level: 'warning', ...ACL,
    source: 'Australian Consumer Law ss 29 and 48',
    fix: 'Visitors pay "reserve.fee": name that amount, or none.',
    find: findAmountsBeside,
  },
  {
    id: 'reserve-free', level: 'warning', ...ACL,
    source: 'Australian Consumer Law s 29',
    fix: 'Reserving has a fee: name it.',
    find: (advertiser) => advertiser.site.reserve && advertiser.site.reserve.fee > 0 ? findTexts('says', /\breserv\w+[^.!]{0,40}\b(?:for free|free of charge|no (?:fee|deposit|cost))\b/i)(advertiser) : [],
  },
  {
    id: 'transaction-fee', level: 'warning', where: ['au'], from: '2027-07-01', ...READ,
    source: 'Competition and Consumer Amendment (Unfair Trading Practices) Bill 2026, introduced on 1 April 2026, if passed',
    fix: 'A fee that buyers cannot avoid stands beside the price with its amount: write it.',
    find: findTexts('names', /\b(?:admin(?:istration)?|documentation|processing|booking|card)\s+(?:fees?|surcharges?)\b(?![^.]*[$%]\s?\d|[^.]*\d\s?%)/i, undefined, 'without its amount'),
  },
  {
    id: 'consent-implied', level: 'warning', where: ['au', 'nz'], from: '2004-04-10', ...READ,
    source: 'Spam Act 2003 s 16; NZ Unsolicited Electronic Messages Act 2007 s 9, since 5 September 2007',
    fix: 'Only a box for it is consent: remove the sentence.',
    find: findTexts('takes consent for granted,', /by (?:submitting|sending|enquiring|contacting|using|completing)\b[^.]{0,100}\b(?:agree|consent|accept)[^.]{0,100}\b(?:marketing|promotion\w*|newsletters?|offers)\b/i),
  },
  {
    id: 'consent-ticked', level: 'warning', where: ['au', 'nz'], from: '2004-04-10', ...READ,
    source: 'Spam Act 2003 s 16; NZ Unsolicited Electronic Messages Act 2007 s 9, since 5 September 2007',
    fix: 'The box for news is ticked at first: say so in "forms.privacy", or set "forms.optIn.ticked" to false.',
    find: ({ site: { forms } }) => forms.optIn.ticked && !/tick/i.test(forms.privacy) ? [{ file: 'site.ts', key: 'forms.privacy', problem: 'does not mention the ticked box' }] : [],
  },
  {
    id: 'privacy-policy', level: 'warning', ...PRIVACY, where: ['au', 'nz'],
    source: 'Australian Privacy Principles 1.4 and 5.2; NZ Privacy Act 2020, principle 3',
    fix: 'Say how to complain, and how to see and correct personal information.',
    find: findPageGaps('/privacy-policy/', [{ what: 'complaints', words: /complain/i }, { what: 'access and correction', words: /correct|access/i }]),
  },
  {
    id: 'privacy-analytics', level: 'warning', ...PRIVACY,
    source: 'Australian Privacy Principle 5',
    fix: 'Write "{analytics}" on a line of its own: it names the tools in use.',
    find: findPageGaps('/privacy-policy/', [{ what: 'analytics', words: /analytics|cookie|third[- ]party tools|\bloads\b/i, isNeeded: ({ analytics }) => Boolean(analytics) }]),
  },
  {
    id: 'automated-decisions', level: 'warning', where: ['au'], from: '2026-12-10', ...READ,
    source: 'Australian Privacy Principle 1.7; Privacy and Other Legislation Amendment Act 2024',
    fix: 'Write "{decisions}" on a line of its own: it lists what programs decide on this website.',
    find: findPageGaps('/privacy-policy/', [{ what: 'decisions made by programs', words: /program|automat|algorithm/i }, { what: 'enquiries held for review', words: /\bh(?:old|olds|eld)\b/i, isNeeded: ({ leads }) => leads.unverified === 'hold' }, { what: 'online valuations', words: /valu|estimat/i, isNeeded: hasOnlineValuation }]),
  },
  {
    id: 'accessibility-statement', level: 'hint', where: ['au', 'nz'], ...READ,
    source: 'Australian Human Rights Commission, Guidelines on equal access to digital goods and services (2025), chapter 3; NZ Human Rights Act 1993 s 44',
    fix: 'Say which standard the website meets, how that was tested ("{accessibility}") and whom to tell of a barrier.',
    find: findPageGaps('/accessibility/', [{ what: 'the standard', words: /WCAG|Web Content Accessibility/i }, { what: 'tests', words: /\btest/i }, { what: 'whom to tell', words: /contact|call|phone|email|message/i }]),
  },
  {
    id: 'ancap-year', level: 'hint', where: ['au', 'nz'], from: '2014-07-01', ...READ,
    source: 'ANCAP asks for the year with every rating: its date stamps',
    fix: 'Add the year of the rating: what five stars ask for changes.',
    find: findTexts('names', /\b[1-5][- ]stars? (?:ANCAP|safety rating)|ANCAP[^.]{0,30}\b[1-5][- ]stars?/i, /ANCAP[^.]*\b20\d\d\b|\b20\d\d\b[^.]*ANCAP/i, 'without the year of the rating'),
  },
  {
    id: 'ancap-year-stock', level: 'hint', where: ['au', 'nz'], from: '2014-07-01', ...READ,
    source: 'ANCAP asks for the year with every rating: its date stamps',
    fix: 'Map its column to "ancap_year".',
    find: findCars('ancap_year', 'with ANCAP stars without the year of the rating', ({ ancap, ancap_year }) => Boolean(ancap && !ancap_year)),
  },
  {
    id: 'battery-health-day', level: 'hint', ...ACL,
    source: 'Australian Consumer Law s 29',
    fix: 'Say when it was measured: map its column to "battery_health_date".',
    find: findCars('battery_health_date', 'with a battery health of no day', ({ battery_health, battery_health_date }) => Boolean(battery_health && !battery_health_date)),
  },
];
