import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseBlock } from '#domain/blocks/block.ts';
import { claimsSchema } from '#domain/blocks/claims.ts';
import { DEFAULT_CLAIMS } from '#domain/blocks/default-claims.ts';
import { VIDEO_SERVICES, videoSchema } from '#domain/blocks/video.ts';
import { formatFullDate } from '#domain/hours/long-date.ts';
import { serviceBookingSchema } from '#domain/service/service-booking.ts';

test.each([
  { text: 'faq', block: { name: 'faq', id: null } },
  { text: 'faq:servicing', block: { name: 'faq', id: 'servicing' } },
  { text: 'faq: servicing', block: { name: 'faq', id: 'servicing' } },
  { text: 'faq:', block: { name: 'faq', id: '' } },
  { text: '', block: { name: '', id: null } },
])('"$text" names a block', ({ text, block }) => {
  expect(parseBlock(text)).toEqual(block);
});

test("the default claims follow the schema of a dealer's own", () => {
  for (const claims of Object.values(DEFAULT_CLAIMS)) expect(v.parse(claimsSchema, claims)).toEqual(claims);
});

/** All text of a block, with days as text. */
const said = (name: keyof typeof DEFAULT_CLAIMS) =>
  DEFAULT_CLAIMS[name].claims
    .map(
      ({ title, text, warrantyFrom }) =>
        `${title}. ${text}${warrantyFrom === null ? '' : ` From ${formatFullDate(warrantyFrom)}.`}`,
    )
    .join(' ');

test.each([
  ['service-plan', 'each of the first 5 services, up to 5 years or 75,000 km'],
  ['service-plan', 'for 6 years or 150,000 km. From 1 January 2019.'],
  [
    'service-plan',
    "Up to 7 years roadside assistance. 13 months' initial cover, reset at each scheduled service. From 1 September 2020.",
  ],
  ['certified', '90-point inspection'],
  ['certified', '1 year roadside assist'],
  ['warranty', '3 year standard warranty'],
  ['warranty', '3 year mechanical protection plan. Used vehicles'],
] as const)('the default claims of "%s" say "%s"', (name, words) => {
  expect(said(name)).toContain(words);
});

test.each(['1/9/20', '2020-13-01', '2020'])('"%s" is not a valid start date of a warranty (T-07)', (day) => {
  const claims = {
    ...DEFAULT_CLAIMS.warranty,
    claims: [{ title: 'A', text: 'B', warrantyFrom: day }],
  };
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
