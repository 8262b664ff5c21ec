import { describe, expect, test } from 'vitest';
import { readPageSettings } from '#site/content/page-settings.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeBlockSource } from './content-folder.ts';

const SOURCE = makeBlockSource({}, [makeLocation({ id: 'cairns' }), makeLocation({ id: 'tully' })]);

type Written = Partial<Record<keyof Parameters<typeof readPageSettings>[0], string>>;

/** Reads settings that are on line 4. */
const read = (written: Written, own = true) =>
  readPageSettings(
    Object.fromEntries(Object.entries(written).map(([key, text]) => [key, { text, line: 4 }])),
    own,
    SOURCE,
  );
const problemsOf = (written: Written, own = true) => read(written, own).problems;

test('a page without settings shows its text alone', () => {
  expect(read({})).toEqual({
    settings: { locations: null, blocks: [], folds: false, form: null, location: null },
    problems: [],
  });
});

test('a page shows what its settings say', () => {
  const written = {
    locations: 'service',
    blocks: 'warranty',
    fold: 'phone',
    form: 'careers',
    location: 'tully',
  };
  expect(read(written)).toEqual({
    settings: {
      locations: 'service',
      blocks: [{ name: 'warranty', id: null }],
      folds: true,
      form: 'careers',
      location: 'tully',
    },
    problems: [],
  });
});

describe('blocks', () => {
  const BOTH = [
    { name: 'faq', id: 'servicing' },
    { name: 'warranty', id: null },
  ];

  test.each([
    'faq:servicing, warranty',
    'faq:servicing,warranty',
    '[faq:servicing, warranty]',
    '[ faq:servicing , warranty ]',
  ])('may be written as "%s"', (blocks) => {
    expect(read({ blocks })).toEqual({ settings: expect.objectContaining({ blocks: BOTH }), problems: [] });
  });

  test('that are unknown are reported each with its line, and the others are shown', () => {
    expect(read({ blocks: 'faqs, warranty, video' })).toEqual({
      settings: expect.objectContaining({ blocks: [{ name: 'warranty', id: null }] }),
      problems: [
        'line 4: blocks: is "faqs", which is no block. Did you mean "faq"?',
        'line 4: blocks: is "video", which has nothing to show. Write content/videos.json, or take it out.',
      ],
    });
  });

  test('of a default page that the dealer has no content for are left out without a word', () => {
    expect(read({ blocks: 'video, warranty' }, false)).toEqual({
      settings: expect.objectContaining({ blocks: [{ name: 'warranty', id: null }] }),
      problems: [],
    });
  });
});

describe('an unknown value is reported with its line and key', () => {
  const LOCATIONS = 'which is not in content/locations.json.';
  const FORMS =
    'enquiry, test-drive, finance, request-photos, contact, email-us, service, parts, trade-in, reserve, buy-online, offer, careers, sell-your-car';

  test.each([
    ['locations', 'cains', `${LOCATIONS} Did you mean "cairns"?`],
    [
      'locations',
      'nowhere-near',
      `${LOCATIONS} Known: primary, sales, service, parts, service-and-parts, all, cairns, tully.`,
    ],
    ['location', 'nowhere', `${LOCATIONS} Known: cairns, tully.`],
    // A form is sent to one location, not to all of a kind.
    ['location', 'primary', `${LOCATIONS} Known: cairns, tully.`],
    ['form', 'carers', 'which is no form. Did you mean "careers"?'],
    ['form', 'complaints', `which is no form. Known: ${FORMS}.`],
    ['fold', 'phones', 'which is no way to fold. Did you mean "phone"?'],
    ['fold', 'always', 'which is no way to fold. Known: phone.'],
  ])('%s: %s', (key, value, problem) => {
    const line = `line 4: ${key} is "${value}", ${problem}`;
    expect(problemsOf({ [key]: value })).toEqual([line]);
    // A default page has no say in it, but its mistakes are ours.
    expect(problemsOf({ [key]: value }, false)).toEqual([line]);
  });

  test('all at once', () => {
    const written = { locations: 'x', blocks: 'x', fold: 'x', form: 'x', location: 'x' };
    expect(problemsOf(written).map((line) => line.split(' is "')[0])).toEqual([
      'line 4: locations',
      'line 4: location',
      'line 4: form',
      'line 4: fold',
      'line 4: blocks:',
    ]);
  });
});
