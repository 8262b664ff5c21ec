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
  test.each<[Written, string]>([
    [
      { locations: 'cains' },
      'locations is "cains", which is not in content/locations.json. Did you mean "cairns"?',
    ],
    [
      { locations: 'nowhere-near' },
      'locations is "nowhere-near", which is not in content/locations.json. Known: primary, sales, service, parts, service-and-parts, all, cairns, tully.',
    ],
    [
      { location: 'nowhere' },
      'location is "nowhere", which is not in content/locations.json. Known: cairns, tully.',
    ],
    // A form is sent to one location, not to all of a kind.
    [
      { location: 'primary' },
      'location is "primary", which is not in content/locations.json. Known: cairns, tully.',
    ],
    [{ form: 'carers' }, 'form is "carers", which is no form. Did you mean "careers"?'],
    [
      { form: 'complaints' },
      'form is "complaints", which is no form. Known: enquiry, test-drive, finance, request-photos, contact, email-us, service, parts, trade-in, reserve, buy-online, offer, careers, sell-your-car.',
    ],
    [{ fold: 'phones' }, 'fold is "phones", which is no way to fold. Did you mean "phone"?'],
    [{ fold: 'always' }, 'fold is "always", which is no way to fold. Known: phone.'],
  ])('%j', (written, problem) => {
    expect(problemsOf(written)).toEqual([`line 4: ${problem}`]);
    // A default page has no say in it, but its mistakes are ours.
    expect(problemsOf(written, false)).toEqual([`line 4: ${problem}`]);
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
