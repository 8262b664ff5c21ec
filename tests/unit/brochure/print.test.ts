import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { printBrochure } from '#brochure/print.ts';
import { TEMPLATE_NAMES } from '#templates/registry.ts';
import { makeBrochure } from '#tests/support/factories/make-brochure.ts';
import { readPdf } from '#tests/support/readers/read-pdf.ts';

const photo = async (width: number) =>
  new Uint8Array(
    await sharp({ create: { width, height: 240, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer(),
  );
const finance = {
  cost: 'from $229 per week',
  rate: '9.84% p.a. comparison rate*',
  notes: [
    'Repayment based on 60 months at 9.24% p.a. interest.',
    '*Comparison rates are based on a secured loan.',
  ],
};

describe.each(TEMPLATE_NAMES)('in %s', (template) => {
  const brochure = makeBrochure({ publisher: { template }, car: { finance } });

  test('it has the content of the car’s page', async () => {
    const { text, links, title, pages } = await readPdf(await printBrochure(brochure, []));
    for (const said of [
      '2022 Toyota HiLux',
      'SR5 Double Cab',
      'Stock C104512 · As at Saturday 21 November 2026',
      '$52,990',
      'Drive Away',
      'from $229 per week',
      '9.84% p.a. comparison rate*',
      '45,120 km',
      'Tow bar',
      'One owner.',
      ...finance.notes,
      'Plain Cairns',
      'DL# 4411223',
      '1 Test Street, Cairns QLD 4870',
      '8.30am to 5.30pm',
      'Call 07 5550 0100',
      'plain.example.com.au/cars/2022-toyota-hilux-c104512/',
      'Page 1 of 1',
    ])
      expect(text).toContain(said);
    expect(new Set(links)).toEqual(new Set(['tel:0755500100', brochure.car.url]));
    expect(title).toBe('2022 Toyota HiLux SR5 Double Cab');
    expect(pages).toBe(1);
  });

  test('it is accessible: tagged, in Australian English, with headings, tables, lists and named pictures', async () => {
    const pdf = await readPdf(await printBrochure(brochure, [await photo(360), await photo(361)]));
    expect(pdf).toMatchObject({ marked: true, language: 'en-AU' });
    expect(pdf.roles.filter((role) => role === 'H1')).toHaveLength(1);
    for (const role of ['H2', 'P', 'L', 'LI', 'LBody', 'Table', 'TR', 'TH', 'TD', 'Figure', 'Link'])
      expect(pdf.roles).toContain(role);
    const name = '2022 Toyota HiLux SR5 Double Cab';
    expect(pdf.alts).toEqual([name, `${name}, photo 2`]);
  });

  test('its typefaces are embedded, and there are no others', async () => {
    const pdf = Buffer.from(await printBrochure(brochure, [])).toString('latin1');
    const embedded = pdf.match(/\/FontFile2 /g) ?? [];
    expect(pdf.match(/\/Type \/FontDescriptor/g)).toHaveLength(embedded.length);
    expect(embedded.length).toBeGreaterThan(1);
    expect(pdf).not.toMatch(/\/Subtype \/Type1\b/);
  });
});

test('no weekly cost appears without its comparison rate, and no heading without text', async () => {
  const bare = makeBrochure({
    seller: { address: null, licences: [], hours: [], hoursTitle: '' },
    car: { finance: null, facts: [], features: [], about: [], stocknum: null, phone: null, subtitle: '' },
  });
  const { text, roles } = await readPdf(await printBrochure(bare, []));
  expect(text).not.toMatch(/per week|p\.a\.|repayments|Key facts|Included|About|Stock|Call/);
  // The seller's name.
  expect(roles.filter((role) => role === 'H2')).toHaveLength(1);
});

test('a photo that is not a JPEG, or is damaged, is left out', async () => {
  const junk = new Uint8Array([0xff, 0xd8, 1, 2, 3]);
  const headless = (await photo(361)).slice(0, 40);
  const empty = await photo(362);
  // The height and the width in the frame header.
  empty.fill(0, empty.indexOf(0xc0) + 4, empty.indexOf(0xc0) + 8);
  const photos = [new Uint8Array([1, 2, 3]), junk, headless, empty, await photo(360), new Uint8Array()];
  expect((await readPdf(await printBrochure(makeBrochure(), photos))).alts).toHaveLength(1);
});

test('a logo with the name stands alone and is labelled with it; a logo next to the name is labelled as a logo', async () => {
  const jpeg = Buffer.from(await photo(300)).toString('base64');
  const alts = async (alone: boolean) => {
    const brochure = makeBrochure({ publisher: { logo: { jpeg, ratio: 1.25, alone } } });
    return (await readPdf(await printBrochure(brochure, []))).alts;
  };
  expect([await alts(true), await alts(false)]).toEqual([['Plain Motors'], ['Logo']]);
});

test.each([
  ['ten photos fill the last page with full rows', 10, 10],
  ['a photo too few for another row is left out', 7, 6],
  ['four photos stay at the top', 4, 4],
])('%s', async (_, given, printed) => {
  const photos = await Promise.all(Array.from({ length: given }, () => photo(360)));
  const features = Array.from({ length: 36 }, (_, index) => `Feature number ${index}`);
  const pdf = await readPdf(await printBrochure(makeBrochure({ car: { features } }), photos));
  expect(pdf.alts).toHaveLength(printed);
  expect(pdf).toMatchObject({ pages: 2, cut: [], overlaid: [] });
});

test('photos that have no space above the seller start no page', async () => {
  const photos = await Promise.all(Array.from({ length: 8 }, () => photo(360)));
  const full = makeBrochure({ car: { about: Array.from({ length: 12 }, () => 'It tows. '.repeat(20)) } });
  const without = await readPdf(await printBrochure(full, photos.slice(0, 4)));
  expect((await readPdf(await printBrochure(full, photos))).pages).toBe(without.pages);
});

test('the same brochure is the same file', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => printBrochure(makeBrochure(), [])));
  expect(first).toEqual(second);
});

test.each([
  ['words without end', 'Wortungetüm'.repeat(60)],
  ['a long sentence', 'A car that has much to be said of it. '.repeat(12)],
  ['another script', '日本語のテキスト'],
  ['nothing', ''],
])('%s in the place of every text stay on their page', async (_, text) => {
  const pdf = await readPdf(
    await printBrochure(
      makeBrochure({
        publisher: { name: text, asAt: text },
        seller: { name: text, address: text, licences: [text], hours: [{ label: text, text }] },
        car: {
          title: text,
          subtitle: text,
          stocknum: text,
          price: text,
          priceType: text,
          finance: { cost: text, rate: text, notes: [text] },
          facts: Array.from({ length: 9 }, () => ({ label: 'Seats', text })),
          features: Array.from({ length: 9 }, () => text),
          about: [text],
        },
      }),
      [],
    ),
  );
  expect(pdf.cut).toEqual([]);
  expect(pdf.overlaid).toEqual([]);
  expect(pdf.pages).toBeLessThan(8);
  expect(pdf.text).toContain(`Page ${pdf.pages} of ${pdf.pages}`);
});

test('a long text flows over pages completely', async () => {
  const about = Array.from({ length: 36 }, (_, index) => `Paragraph ${index}. ${'It goes on. '.repeat(8)}`);
  const features = Array.from({ length: 200 }, (_, index) => `Feature number ${index}`);
  const { pages, text, roles, cut, overlaid } = await readPdf(
    await printBrochure(makeBrochure({ car: { about, features } }), []),
  );
  expect(pages).toBeGreaterThan(2);
  expect([...cut, ...overlaid]).toEqual([]);
  for (let index = 0; index < 36; index++) expect(text).toContain(`Paragraph ${index}.`);
  for (let index = 0; index < 200; index++) expect(text).toContain(`Feature number ${index} `);
  expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
});

test.each([
  ['a text', { about: ['It goes on and on. '.repeat(1000)] }],
  ['many paragraphs', { about: Array.from({ length: 10_000 }, (_, n) => `Line ${n}.`) }],
  ['a list of features', { features: Array.from({ length: 200 }, () => 'Seats of leather. '.repeat(100)) }],
  ['a word', { about: ['W'.repeat(20_000)] }],
])('%s longer than 4,000 characters is cut, and a word of more than 60 letters is broken', async (_, car) => {
  const { text, pages } = await readPdf(await printBrochure(makeBrochure({ car }), []));
  expect(text.length).toBeLessThan(7000);
  expect(text).not.toMatch(/\S{90}/);
  expect(pages).toBeLessThan(13);
});
