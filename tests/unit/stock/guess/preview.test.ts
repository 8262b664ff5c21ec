import { expect, test } from 'vitest';
import { guessMapping } from '#stock/guess/guess-mapping.ts';
import { describeLosses, previewImport } from '#stock/guess/preview.ts';
import { listWordQuestions } from '#stock/guess/word-questions.ts';
import { readCsv } from '#tests/support/readers/read-feed-text.ts';

const NOW = new Date('2026-06-17T00:30:00.000Z');

const FEED = readCsv({
  file: 'feed.csv',
  text: [
    'stocknum,year,make,model,badge,price,price type,km,transmission,fuel,body,images,status,condition,certified,drive,colour,interior',
    'A1,2021,Toyota,HiLux,SR5,52990,Drive Away,45120,Automatic,Diesel,Ute,https://b.example/1.jpg;https://a.example/2.jpg,In stock,Used,,4WD,White,Black Cloth',
    'A2,2022,Kia,Rio,S,,,,Manual,Petrol,Hatch,https://a.example/3.jpg,On hold,Used,',
    'A3,2022,Kia,Rio,S,10,,10,Manual,Petrol,Hatch,,On hold,New,',
    'A4,2022,Kia,Rio,S,900,,10,,,,,Gone,New,',
    'A5,2022,Kia,Cerato,S,19990,,x,Manual,Petrol,Hatch,,Sold,New,perhaps',
    'A6,2022,Kia,Stonic,S,19990,,y,Manual,Petrol,Hatch,,,New,',
  ].join('\n'),
});

const FIELDS = { year: 'year', make: 'make', model: 'model', car_type: 'condition' };

function makePreview() {
  const { draft } = guessMapping(FEED);
  const answered = listWordQuestions(draft, FEED)
    .filter(({ field }) => field === 'status')
    .reduce((mapping, question) => question.apply(mapping, 'reserved'), draft);
  return previewImport(answered, FEED, {}, NOW);
}

test('a preview shows five cars as visitors would see them', () => {
  expect(makePreview().cars).toEqual([
    '2021 Toyota HiLux SR5: $52,990 Drive Away, 45,120 km, Automatic, Diesel, 4x4, ute, used, White, Black Cloth inside, A1, 2 pictures',
    '2022 Kia Rio S: Enquire for price., km unknown, Manual, Petrol, hatch, used, A2, 1 picture, reserved',
    '2022 Kia Rio S: Enquire for price., 10 km, Manual, Petrol, hatch, new, A3, 0 pictures, reserved',
    '2022 Kia Rio S: $900, 10 km, new, A4, 0 pictures, reserved',
    '2022 Kia Cerato S: $19,990, Delivery km, Manual, Petrol, hatch, new, A5, 0 pictures, sold',
  ]);
});

test('a preview names the hosts of the pictures once, in order, and counts what visitors would see', () => {
  const { hosts, shown } = makePreview();
  expect(hosts).toEqual(['a.example', 'b.example']);
  expect(shown).toMatchObject({ cars: 6, shown: 5, hidden: [{ cars: 1 }] });
});

test("a preview follows the dealer's rules, the mapping's conditions, and what was lost before", () => {
  const feed = readCsv({
    file: 'feed.csv',
    text: 'year,make,model,condition,type\n2028,Kia,Rio,New,car\n2029,Kia,Rio,New,car\n2020,Yamaha,MT,New,bike\n2020,Kia,"x',
  });
  const draft = { where: { type: ['car'] }, fields: FIELDS };
  const held = (dealer = {}) =>
    previewImport(draft, feed, dealer, NOW).read.held.map(({ line, field }) => [line, field]);
  expect(held()).toEqual([
    [3, 'year'],
    [5, 'row'],
  ]);
  expect(held({ latestYear: 2029 })).toEqual([[5, 'row']]);
  expect(previewImport(draft, feed, {}, NOW).cars).toEqual([
    '2028 Kia Rio: Enquire for price., Delivery km, new, 0 pictures',
  ]);
});

test("days are meant in the dealer's zone, and pictures of this site are on no host", () => {
  const feed = readCsv({
    file: 'feed.csv',
    text: 'year,make,model,condition,added,images\n2021,Kia,Rio,New,21/11/2026,/1.jpg',
  });
  const draft = { fields: { ...FIELDS, created_at: 'added', images: 'images' } };
  const { read, hosts } = previewImport(draft, feed, { timeZone: 'Australia/Brisbane' }, NOW);
  expect(read.cars[0]?.createdAt).toBe('2026-11-20T14:00:00.000Z');
  expect(hosts).toEqual([]);
});

test('what would be lost is listed by field and reason with the first of each, the most common first', () => {
  const entry = (line: number, field: string, reason: string, value: string) => ({
    ...{ line, field, reason, value },
    fix: 'Correct it.',
  });
  expect(
    describeLosses([
      entry(6, 'certified', 'is not yes or no', 'perhaps'),
      entry(6, 'km', 'is not a number', 'x'),
      entry(7, 'km', 'is not a number', 'y "z"'),
      entry(8, 'km', 'is missing', ''),
    ]),
  ).toEqual([
    '2 x km: is not a number (first: 6, "x")',
    '1 x certified: is not yes or no (first: 6, "perhaps")',
    '1 x km: is missing (first: 8, "")',
  ]);
});
