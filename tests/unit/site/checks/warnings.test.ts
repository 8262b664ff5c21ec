import { describe, expect, test } from 'vitest';
import { financeOfferWarnings, phoneWarnings, pictureWarnings } from '#site/checks/warnings.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

test.each([
  { offerEnds: null, now: '2027-01-01T00:00:00Z', warned: false },
  { offerEnds: '2027-06-30', now: '2027-06-30T13:59:59Z', warned: false },
  { offerEnds: '2027-06-30', now: '2027-06-30T14:00:00Z', warned: true },
])('a past last day of finance offers has a warning: $offerEnds at $now', ({ offerEnds, now, warned }) => {
  const lines = financeOfferWarnings(makeSite({ state: 'qld', finance: { offerEnds } }), new Date(now));
  expect(lines).toEqual(
    warned
      ? [
          'plain: finance.offerEnds: is "2027-06-30", which has passed, so pages leave it out. Write the current last day.',
        ]
      : [],
  );
});

const [USED, NEW] = ['07 5550 0102', '07 5550 0101'];
const cars = [
  makeCar({ id: 'n', car_type: 'new' }),
  makeCar({ id: 'd', car_type: 'demo' }),
  makeCar({ id: 'u', car_type: 'used' }),
];

test.each([
  { phones: { used: USED }, cars, misled: '2 new or demo vehicles show' },
  { phones: { used: USED, demo: NEW }, cars, misled: '1 new or demo vehicle shows' },
  { phones: { used: USED, new: NEW }, cars, misled: undefined },
  { phones: { used: USED, override: NEW }, cars, misled: undefined },
  { phones: { used: USED }, cars: cars.slice(2), misled: undefined },
  { phones: { main: NEW }, cars, misled: undefined },
])('new and demo cars that show the number for used ones have a warning: $phones', (given) => {
  const lines = phoneWarnings(makeSite({ phones: given.phones }, { cars: given.cars }));
  expect(lines).toEqual(
    given.misled === undefined
      ? []
      : [
          `plain: phones.new: is missing, so ${given.misled} the number for used ones, 07 5550 0102. Write the number of your new vehicle team.`,
        ],
  );
});

describe('a picture that cannot be shown has a warning, with its vehicle', () => {
  const published = new Set(['/assets/ute.1a2b3c4d.jpg']);
  const warningsOf = (
    primary: string | null,
    others: readonly string[] = [],
    stocknum: string | null = 'A7',
  ) => {
    const images = others.map((url) => ({ image: { url } }));
    const car = makeCar({ id: '42', stocknum, primary_image_url: primary, images });
    return pictureWarnings(makeSite({ imageHosts: ['photos.example.com'] }, { cars: [car] }), published);
  };

  test.each([
    [null],
    ['/assets/ute.1a2b3c4d.jpg'],
    ['https://photos.example.com/ute.jpg'],
    ['http://photos.example.com/ute.jpg?width=800'],
  ])('%s is fine', (url) => expect(warningsOf(url)).toEqual([]));

  const MISSING = 'is not a file of the site. Write its full address, with https://, in the feed.';
  const UNKNOWN = 'is on an unknown host. Add it to imageHosts in site.ts.';

  test.each([
    ['/assets/ute.jpg', MISSING],
    ['/', MISSING],
    ['https://elsewhere.example.com/ute.jpg', UNKNOWN],
    ['https://www.photos.example.com/ute.jpg', UNKNOWN],
    ['ute.jpg', UNKNOWN],
  ])('%s %s', (url, problem) => {
    expect(warningsOf(url)).toEqual([`plain: stock A7: picture ${url} ${problem}`]);
  });
});
