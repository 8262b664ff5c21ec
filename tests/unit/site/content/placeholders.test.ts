import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '#domain/country.ts';
import type { Location } from '#domain/location/location.ts';
import {
  escapeMarkdown,
  fillPlaceholders,
  getMarkdownPlaceholderValues,
  getPlaceholderValues,
} from '#site/content/placeholders.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeConfig } from './content-folder.ts';

const VALUES = {
  name: 'Plain Motors',
  vehicle: 'car',
  'links.search': '/search/',
  phone: undefined,
  analytics: '',
};
const fill = (text: string, firstLine = 1) => fillPlaceholders(text, VALUES, firstLine);

test.each([
  ['About {name}', 'About Plain Motors'],
  ['{name}, {name} and a {vehicle}', 'Plain Motors, Plain Motors and a car'],
  ['[stock]({links.search})', '[stock](/search/)'],
  ['nothing: {analytics}.', 'nothing: .'],
  ['{{name}}', '{Plain Motors}'],
  ['no placeholder', 'no placeholder'],
  ['{ over\ntwo lines }', '{ over\ntwo lines }'],
  ['an open { brace', 'an open { brace'],
])('"%s" becomes "%s"', (text, filled) => expect(fill(text)).toEqual({ text: filled, problems: [] }));

describe('what is no placeholder stays, and is reported with its line and a fix', () => {
  const KNOWN = 'Known: {name}, {vehicle}, {links.search}, {phone}, {analytics}.';

  test.each([
    ['{nam}', '{nam} is not a placeholder. Did you mean {name}?'],
    ['{opening hours}', `{opening hours} is not a placeholder. ${KNOWN}`],
    ['{}', `{} is not a placeholder. ${KNOWN}`],
    ['{phone}', '{phone} has no value for this dealer. Write the text without it.'],
    // What every object of JavaScript has is no placeholder.
    ['{constructor}', `{constructor} is not a placeholder. ${KNOWN}`],
  ])('%s', (text, problem) => expect(fill(text)).toEqual({ text, problems: [`line 1: ${problem}`] }));

  test('on the line of the file, counted from where the text starts', () => {
    expect(fill('{nam}\n{name}\n\na {nam} {phone}', 5).problems.map((line) => line.split(':')[0])).toEqual([
      'line 5',
      'line 8',
      'line 8',
    ]);
  });
});

test.each([
  ['A*B', 'A\\*B'],
  ['Smith & Sons', 'Smith & Sons'],
  ['\\`*_[]<>#|~', '\\\\\\`\\*\\_\\[\\]\\<\\>\\#\\|\\~'],
])('%s is shown literally: %s', (text, escaped) => expect(escapeMarkdown(text)).toBe(escaped));

const valuesOf = (config: object = {}, locations: readonly Location[] = []) =>
  getPlaceholderValues({ config: makeConfig(config), locations });

test('titles and descriptions name the dealer and what it sells', () => {
  expect(valuesOf({ leads: { retentionDays: 400, spamRetentionDays: 20 } })).toEqual({
    ...COUNTRIES.au.words,
    name: 'Example *Star* Motors',
    description: 'Trucks for sale in Cairns.',
    vehicle: 'truck',
    vehicles: 'trucks',
    testDrive: 'test drive',
    'days.enquiry': '400',
    'days.spam': '20',
    analytics: '',
    decisions: expect.stringMatching(/^- Spam: [^\n]*$/),
    accessibility: expect.stringMatching(
      /^Programs tested version \S+ .* on \d+ \w+ \d{4} in Chrom\w+ \d+: \d+ tests, .* (No test|\d+) failed/,
    ),
    phone: undefined,
  });
});

describe('the phone number is', () => {
  const all = { main: '07 5550 0101', new: '07 5550 0102', used: '07 5550 0103' };
  const silent = makeLocation({ id: 'silent' });
  const cairns = makeLocation({ id: 'cairns', contact_detail: { landline_phone: '07 5550 0104' } });
  const tully = makeLocation({ id: 'tully', contact_detail: { phone: '07 5550 0105' } });

  test.each([
    ['the main one', all, [cairns], all.main],
    ['else that for new vehicles', { new: all.new, used: all.used }, [cairns], all.new],
    ['else that for used vehicles', { used: all.used }, [cairns], all.used],
    ['else that of the first location with one', {}, [silent, cairns, tully], '07 5550 0104'],
    ['else none', {}, [silent], undefined],
  ])('%s', (_, phones, locations, phone) => expect(valuesOf({ phones }, locations).phone).toBe(phone));
});

test.each([
  ['ask', 'Google Analytics, only after you agree. These tools'],
  [
    'notice',
    'Google Analytics, unless you turn it off, or your browser asks websites not to track you. These tools',
  ],
])(
  'the privacy policy names the tools of analytics, and when they load, with the consent "%s"',
  (consent, text) => {
    const { analytics } = valuesOf({ analytics: { ga4: 'G-ABC1234567', consent } });
    expect(analytics).toContain(`it loads ${text}`);
  },
);

test.each([
  ['a service that values vehicles', { valuation: { provider: 'demo' } }, 'Online valuations: '],
  ['leads that wait for review', { leads: { unverified: 'hold' } }, 'Enquiries held for review: '],
])('the privacy policy names among the decisions of programs %s', (_, config, text) => {
  expect(valuesOf(config).decisions).toContain(`- ${text}`);
});

describe('texts in Markdown', () => {
  const valuesInText = () =>
    getMarkdownPlaceholderValues({
      config: makeConfig({ links: { service: '/book_a_service/' } }),
      locations: [],
    });

  test('show names literally', () => {
    expect(valuesInText()).toMatchObject({ name: 'Example \\*Star\\* Motors', vehicle: 'truck' });
  });

  test('can link to every address of the dealer, as it is', () => {
    expect(valuesInText()).toMatchObject({ 'links.service': '/book_a_service/', 'links.search': '/search/' });
  });

  test('have no value where titles have none, and an empty one where theirs is', () => {
    expect(valuesInText()).toMatchObject({ phone: undefined, analytics: '' });
    expect(Object.keys(valuesInText())).toContain('phone');
  });
});
