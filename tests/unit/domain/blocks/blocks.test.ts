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
import { DEFAULT_CLAIMS } from '#tests/support/factories/make-site.ts';

test.each([
  { text: 'faq', block: { name: 'faq', id: null } },
  { text: 'faq:servicing', block: { name: 'faq', id: 'servicing' } },
  { text: ' faq : servicing ', block: { name: 'faq', id: 'servicing' } },
  { text: 'faq: servicing', block: { name: 'faq', id: 'servicing' } },
  { text: 'faq:', block: { name: 'faq', id: '' } },
  { text: 'faq:a:b', block: { name: 'faq', id: 'a:b' } },
  { text: 'faq:a\nb', block: { name: 'faq', id: 'a\nb' } },
  { text: ':servicing', block: { name: '', id: 'servicing' } },
  { text: '', block: { name: '', id: null } },
])('"$text" names a block', ({ text, block }) => expect(parseBlock(text)).toEqual(block));

test.each([
  { schema: claimsSchema, block: { heading: 'A', claims: [] } },
  { schema: faqSchema, block: { id: 'a', heading: 'A', questions: [] } },
])('a block without entries is rejected: %#', ({ schema, block }) => {
  expect(v.safeParse(schema, block).issues?.map(({ message }) => message)).toEqual([
    'must have at least one entry',
  ]);
});

test('questions, slides and claims need their text; links and conditions are optional', () => {
  const faq = { id: 'a', heading: 'A', questions: [{ question: 'B?', answer: 'C.' }] };
  expect(v.parse(faqSchema, faq)).toEqual(faq);
  expect(v.is(faqSchema, { ...faq, questions: [{ question: 'B?' }] })).toBe(false);
  const slide = { image: 'a.webp', text: 'A' };
  expect(v.parse(slideSchema, slide)).toEqual({ ...slide, link: null });
  expect(v.parse(slideSchema, { ...slide, link: '/fleet' }).link).toBe('/fleet/');
  expect(v.is(slideSchema, { ...slide, text: '' })).toBe(false);
  const claims = { heading: 'A', claims: [{ title: 'B', text: 'C.' }] };
  expect(v.parse(claimsSchema, claims)).toEqual({
    heading: 'A',
    lead: null,
    claims: [{ title: 'B', text: 'C.', warrantyFrom: null }],
    conditions: null,
    link: null,
  });
  expect(v.parse(claimsSchema, { ...claims, link: '/fleet' }).link).toBe('/fleet/');
});

test.each([
  [faqSchema, { id: 'a', heading: 'A', questions: [{ question: 'B?', answer: 'C.', html: '' }] }],
  [faqSchema, { id: 'a', heading: 'A', questions: [{ question: 'B?', answer: 'C.' }], text: '' }],
  [slideSchema, { image: 'a.webp', text: 'A', alt: '' }],
  [claimsSchema, { heading: 'A', claims: [{ title: 'B', text: 'C.', days: 1 }] }],
  [claimsSchema, { heading: 'A', claims: [{ title: 'B', text: 'C.' }], text: '' }],
  [videoSchema, { id: 'a', title: 'A', service: 'youtube', video: 'b', width: 1 }],
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
  { url: '//book.example.com/', sound: false },
  { url: 'book.html', sound: false },
  { url: null, sound: false },
])('a booking page may be at $url: $sound', ({ url, sound }) => {
  expect(v.is(serviceBookingSchema, { name: 'Smithfield', make: 'Toyota', url })).toBe(sound);
});

test('a picture of the promotion slider is 1920 by 540 pixels (T-91)', () => {
  expect(SLIDE_SIZE).toEqual({ width: 1920, height: 540 });
});

test('only ids that are safe in an address are accepted for videos', () => {
  expect(VIDEO_SERVICES.youtube.player('a-B_1')).toBe(
    'https://www.youtube-nocookie.com/embed/a-B_1?autoplay=1',
  );
  expect(VIDEO_SERVICES.vimeo.page('123')).toBe('https://vimeo.com/123');
  const video = { id: 'a', title: 'A', service: 'youtube' };
  expect(v.is(videoSchema, { ...video, video: 'a-B_1' })).toBe(true);
  for (const stray of ['a?b', 'a/b', '../a', '', 'a b'])
    expect(v.is(videoSchema, { ...video, video: stray })).toBe(false);
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

test('a video without a text and a picture has none, and an id from its address', () => {
  const video = { id: 'a', title: 'A', service: 'youtube', video: 'b' } as const;
  expect(v.parse(videoSchema, video)).toEqual({ ...video, text: null, image: null });
  expect(v.is(videoSchema, { ...video, service: 'other' })).toBe(false);
  expect(v.safeParse(videoSchema, { ...video, video: 'a/b' }).issues?.map(({ message }) => message)).toEqual([
    'must be letters, digits, "_" and "-", as in its address',
  ]);
});

test.each([
  ['preview', 1200, 630],
  ['slide', 1920, 540],
  ['video', 1280, 720],
  ['brochure', 960, 640],
] as const)('a picture of the kind %s that is %i pixels wide is %i high', (kind, width, height) => {
  expect(Math.round(width / PICTURE_RATIOS[kind])).toBe(height);
});
