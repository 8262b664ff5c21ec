import { listToolNames } from '#domain/analytics/list-tool-names.ts';
import { COUNTRIES, type CountryCode } from '#domain/country.ts';
import { formatFullDate } from '#domain/hours/long-date.ts';
import type { Location } from '#domain/location/location.ts';
import { locationPhone } from '#domain/location/phone.ts';
import { getOnlineValuationConfig } from '#domain/valuation/config-schema.ts';
import type { AnalyticsConfig } from '#site/config/analytics.ts';
import type { FittedConfig } from '#site/fit-to-stock.ts';
import tests from './accessibility-tests.json' with { type: 'json' };
import { escapeMarkdown, type PlaceholderValues } from './placeholders.ts';

/** The data that placeholders are filled in from. */
export interface PlaceholderSource {
  readonly config: FittedConfig;
  readonly locations: readonly Location[];
}

/** The placeholders of a page's title and description, as plain text. */
export function getPlaceholderValues({ config, locations }: PlaceholderSource): PlaceholderValues {
  const { main, new: newCars, used } = config.phones;
  const atLocation = locations.map(locationPhone).find((phone) => phone !== null);
  return {
    ...COUNTRIES[config.country].words,
    name: config.name,
    description: config.description,
    vehicle: config.vehicle.noun,
    vehicles: config.vehicle.plural,
    testDrive: config.testDrive ?? '',
    'days.enquiry': String(config.leads.retentionDays),
    'days.spam': String(config.leads.spamRetentionDays),
    analytics: config.analytics ? describeAnalytics(config.analytics, config.country) : '',
    decisions: describeDecisions(config),
    accessibility: describeAccessibilityTests(),
    phone: main ?? newCars ?? used ?? atLocation,
  };
}

/** What the privacy policy says about analytics. */
function describeAnalytics(analytics: AnalyticsConfig, country: CountryCode): string {
  const { consent } = analytics;
  const when =
    consent === 'ask'
      ? 'only after you agree'
      : 'unless you turn it off, or your browser asks websites not to track you';
  return `To see how visitors find and use this website and how our advertising performs, it loads ${listToolNames(analytics)}, ${when}. These tools may set cookies and send what you look at, never what you write in a form, to their providers in ${COUNTRIES[country].name} and overseas, whose own policies apply. You can change your choice under 'Privacy choices' at the foot of every page.`;
}

/** What the privacy policy says about decisions that programs make (APP 1.7). */
function describeDecisions({ valuation, stock, leads }: FittedConfig): string {
  const isValued = stock !== false && getOnlineValuationConfig(valuation) !== undefined;
  return [
    ...(isValued
      ? [
          '- Online valuations: a program estimates what your vehicle is worth from its registration, kilometres and your answers. The estimate is a guide until we have inspected the vehicle',
        ]
      : []),
    '- Spam: a program checks enquiries from this website, and does not pass on those it takes for spam',
    ...(leads.unverified === 'hold'
      ? [
          '- Enquiries held for review: a program holds an enquiry that it cannot tell was sent by a person until one of us has read it',
        ]
      : []),
  ].join('\n');
}

/** What the accessibility statement says about the last tests (tests/support/setup/accessibility-report.ts writes their outcome). */
function describeAccessibilityTests(): string {
  const { version, date, browser, tests: count, pages, kinds, failed } = tests;
  const outcome = failed === 0 ? 'No test failed.' : `${failed} failed, and we're working on the reasons.`;
  return `Programs tested version ${version} of the software behind this website on ${formatFullDate(date)} in ${browser}: ${count} tests, on ${pages} pages of ${kinds} kinds at the widths of a phone and a computer. ${outcome}`;
}

/** The placeholders of a page's body: the plain ones and the dealer's own addresses. */
export function getMarkdownPlaceholderValues(source: PlaceholderSource): PlaceholderValues {
  const plain = Object.entries(getPlaceholderValues(source)).map(([key, word]) => [
    key,
    word && escapeMarkdown(word),
  ]);
  const links = Object.entries(source.config.links).map(([key, href]) => [`links.${key}`, href]);
  return Object.fromEntries([...plain, ...links]);
}
