import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseBlock } from '#domain/blocks/block.ts';
import { claimsSchema } from '#domain/blocks/claims.ts';
import { faqSchema } from '#domain/blocks/faq.ts';
import { SLIDE_SIZE, slideSchema } from '#domain/blocks/slide.ts';
import { getPlayerOrigins, VIDEO_SERVICES, videoSchema } from '#domain/blocks/video.ts';
import { formatFullDate } from '#domain/hours/long-date.ts';
import { PICTURE_RATIOS } from '#domain/picture-sizes.ts';
import { serviceBookingSchema } from '#domain/service/service-booking.ts';
import { messages } from '#tests/support/expect-fields.ts';
import { DEFAULT_CLAIMS } from '#tests/support/factories/make-site.ts';

test.each([
  ['faq', 'faq', null],
  [' faq : servicing ', 'faq', 'servicing'],
  ['faq:', 'faq', ''],
  ['faq:a:b', 'faq', 'a:b'],
  ['faq:a\nb', 'faq', 'a\nb'],
  [':servicing', '', 'servicing'],
  ['', '', null],
])('"%s" names the block %j, its entry %j', (text, name, id) => {
  expect(parseBlock(text)).toEqual({ name, id });
});

test('a block without entries is rejected', () => {
  const says = ['must have at least one entry'];
  expect(messages(claimsSchema, { heading: 'A', claims: [] })).toEqual(says);
  expect(messages(faqSchema, { id: 'a', heading: 'A', questions: [] })).toEqual(says);
});

const ANSWERED = { question: 'B?', answer: 'C.' };
const FAQ = { id: 'a', heading: 'A', questions: [ANSWERED] };
const SLIDE = { image: 'a.webp', text: 'A' };
const CLAIM = { title: 'B', text: 'C.' };
const CLAIMS = { heading: 'A', claims: [CLAIM] };
const VIDEO = { id: 'a', title: 'A', service: 'youtube', video: 'b' } as const;

test('questions, slides and claims need their text; links and conditions are optional', () => {
  expect(v.parse(faqSchema, FAQ)).toEqual(FAQ);
  expect(v.is(faqSchema, { ...FAQ, questions: [{ question: 'B?' }] })).toBe(false);
  expect(v.parse(slideSchema, SLIDE)).toEqual({ ...SLIDE, link: null });
  expect(v.parse(slideSchema, { ...SLIDE, link: '/fleet' }).link).toBe('/fleet/');
  expect(v.is(slideSchema, { ...SLIDE, text: '' })).toBe(false);
  expect(v.parse(claimsSchema, CLAIMS)).toEqual({
    ...{ heading: 'A', lead: null, conditions: null, link: null },
    claims: [{ ...CLAIM, warrantyFrom: null }],
  });
  expect(v.parse(claimsSchema, { ...CLAIMS, link: '/fleet' }).link).toBe('/fleet/');
});

test.each([
  [faqSchema, { ...FAQ, questions: [{ ...ANSWERED, html: '' }] }],
  [faqSchema, { ...FAQ, text: '' }],
  [slideSchema, { ...SLIDE, alt: '' }],
  [claimsSchema, { ...CLAIMS, claims: [{ ...CLAIM, days: 1 }] }],
  [claimsSchema, { ...CLAIMS, text: '' }],
  [videoSchema, { ...VIDEO, width: 1 }],
])('unknown fields of a block are rejected: %#', (schema, block) => expect(v.is(schema, block)).toBe(false));

test("the default claims follow the schema of a dealer's own", () => {
  for (const claims of Object.values(DEFAULT_CLAIMS)) expect(v.parse(claimsSchema, claims)).toEqual(claims);
});

/** All text of a block, with days as text. */
const said = (name: keyof typeof DEFAULT_CLAIMS) => {
  const { heading, lead, claims, conditions } = DEFAULT_CLAIMS[name];
  const promises = claims.map(({ title, text, warrantyFrom }) =>
    [`${title}.`, text, warrantyFrom && `From ${formatFullDate(warrantyFrom)}.`].filter(Boolean).join(' '),
  );
  return [heading, lead, ...promises, conditions].filter(Boolean);
};

test.each([
  [
    'certified',
    [
      'Certified used',
      '90-point inspection. Every certified vehicle passes a 90-point check before it goes on sale.',
      '1 year roadside assist. Roadside help whenever you need it in your first year.',
      'Ask us for the inspection report on any certified vehicle.',
    ],
  ],
  [
    'service-plan',
    [
      'Service plan',
      'Flat-price servicing. One flat price for each of the first 5 services, up to 5 years or 75,000 km.',
      '6 years or 150,000 km warranty. Your new vehicle is covered for 6 years or 150,000 km. From 1 January 2019.',
      "Up to 7 years roadside assistance. 13 months' initial cover, reset at each scheduled service. From 1 September 2020.",
      'Years or kilometres, whichever comes first. Ask us which of these apply to your vehicle.',
    ],
  ],
  [
    'warranty',
    [
      'Warranty and protection',
      '3 year standard warranty. Our standard warranty covers you for 3 years.',
      '3 year mechanical protection plan. Used vehicles also come with 3 years of mechanical protection.',
      "Ask us what each one covers and when it starts. They're on top of your rights under the Australian Consumer Law.",
    ],
  ],
] as const)('the default claims of "%s" say "%s"', (name, words) => expect(said(name)).toEqual(words));

test.each(['1/9/20', '2020-13-01', '2020'])('"%s" is not a valid start date of a warranty (T-07)', (day) => {
  const claims = { ...DEFAULT_CLAIMS.warranty, claims: [{ title: 'A', text: 'B', warrantyFrom: day }] };
  expect(v.is(claimsSchema, claims)).toBe(false);
});

test.each([
  { url: 'https://book.example.com/', sound: true },
  { url: '/book-a-service-smithfield/', sound: true },
  { url: 'javascript:alert(1)', sound: false },
  { url: null, sound: false },
])('a booking page may be at $url: $sound', ({ url, sound }) => {
  expect(v.is(serviceBookingSchema, { name: 'Smithfield', make: 'Toyota', url })).toBe(sound);
});

test('a picture of the promotion slider is 1920 by 540 pixels (T-91)', () => {
  expect(SLIDE_SIZE).toEqual({ width: 1920, height: 540 });
});

test('only ids that are safe in an address are accepted for videos', () => {
  expect(v.is(videoSchema, { ...VIDEO, video: 'a-B_1' })).toBe(true);
  const says = ['must be letters, digits, "_" and "-", as in its address'];
  for (const video of ['a?b', 'a/b', '../a', '', 'a b'])
    expect(messages(videoSchema, { ...VIDEO, video }), video).toEqual(says);
});

test('each video service has its page and its player, which asks it to track as little as it can (T-89)', () => {
  expect(
    Object.values(VIDEO_SERVICES).map(({ name, page, player }) => [name, page('a'), player('a')]),
  ).toEqual([
    ['YouTube', 'https://www.youtube.com/watch?v=a', 'https://www.youtube-nocookie.com/embed/a?autoplay=1'],
    ['Vimeo', 'https://vimeo.com/a', 'https://player.vimeo.com/video/a?autoplay=1&dnt=1'],
  ]);
  expect(getPlayerOrigins([{ service: 'vimeo' }, { service: 'youtube' }, { service: 'vimeo' }])).toEqual([
    'https://player.vimeo.com',
    'https://www.youtube-nocookie.com',
  ]);
});

test('a video without a text and a picture has none, and is of a known service', () => {
  expect(v.parse(videoSchema, VIDEO)).toEqual({ ...VIDEO, text: null, image: null });
  expect(v.is(videoSchema, { ...VIDEO, service: 'other' })).toBe(false);
});

test.each([
  ['preview', 1200, 630],
  ['slide', 1920, 540],
  ['video', 1280, 720],
  ['brochure', 960, 640],
] as const)('a picture of the kind %s that is %i pixels wide is %i high', (kind, width, height) => {
  expect(Math.round(width / PICTURE_RATIOS[kind])).toBe(height);
});
