import { describe, expect, test } from 'vitest';
import { escapeMarkdown, fillPlaceholders } from '#site/content/placeholders.ts';

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
