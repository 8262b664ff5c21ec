import { listToolNames } from '#domain/analytics/tool.ts';
import { COUNTRIES, type CountryCode } from '#domain/country.ts';
import { findClosestMatch } from '#domain/edit-distance.ts';
import { formatFullDate } from '#domain/hours/long-date.ts';
import type { Location } from '#domain/location/location.ts';
import { locationPhone } from '#domain/location/phone.ts';
import { getOnlineValuationConfig } from '#domain/valuation/config-schema.ts';
import type { AnalyticsConfig } from '#site/config/analytics.ts';
import type { FittedConfig } from '#site/fit-to-stock.ts';
import tests from './accessibility-tests.json' with { type: 'json' };

/** The values of `{placeholders}`; undefined if the dealer has no such value. */
type PlaceholderValues = Readonly<Record<string, string | undefined>>;

/** A text with its placeholders filled in. `problems` lack the file name: 'line 3: ...'. */
export interface FilledText {
  readonly text: string;
  readonly problems: readonly string[];
}

/**
 * Fills in the placeholders of a text: 'About {name}' -> 'About Example Motors'. `firstLine` is the line of the file on
 * which the text starts.
 */
export function fillPlaceholders(text: string, values: PlaceholderValues, firstLine: number): FilledText {
  const problems: string[] = [];
  const filled = text.replaceAll(/\{([^{}\n]*)\}/g, (placeholder, name: string, offset: number) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value !== undefined) return value;
    const line = firstLine + text.slice(0, offset).split('\n').length - 1;
    problems.push(`line ${line}: ${describeProblem(name, values)}`);
    return placeholder;
  });
  return { text: filled, problems };
}

function describeProblem(name: string, values: PlaceholderValues): string {
  const known = Object.keys(values);
  if (known.includes(name)) return `{${name}} has no value for this dealer. Write the text without it.`;
  const meant = findClosestMatch(name, known);
  return `{${name}} is not a placeholder. ${
    meant ? `Did you mean {${meant}}?` : `Known: ${known.map((key) => `{${key}}`).join(', ')}.`
  }`;
}

/** Escapes text so that Markdown shows it literally: a name such as 'A*B' must not start emphasis. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#|~]/g, '\\$&');
}

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
