import { expect, test } from 'vitest';
import { extendSlugTable } from '#search/state/extend-slug-table.ts';
import { buildSlugTable, type SlugTable } from '#search/state/slugs.ts';

const stock = buildSlugTable([{ make: 'Toyota', model: 'HiLux' }]);

/** A table as pairs of address and name. */
function list({ makes, models }: SlugTable): Record<string, string[]> {
  return Object.fromEntries(
    [...makes.bySlug].map(([slug, make]) => [
      `${slug} = ${make}`,
      [...(models.get(make)?.slugOf ?? [])].map(([model, own]) => `${own} = ${model}`),
    ]),
  );
}

test.each<{ what: string; others: { make: string; model?: string }[]; table: Record<string, string[]> }>([
  { what: 'nothing changes without others', others: [], table: { 'toyota = Toyota': ['hilux = HiLux'] } },
  {
    what: 'a make out of stock gets its address',
    others: [{ make: 'Škoda' }],
    table: { 'toyota = Toyota': ['hilux = HiLux'], 'skoda = Škoda': [] },
  },
  {
    what: 'a model joins the make that is there, and both are listed once',
    others: [
      { make: 'Toyota', model: 'HiLux' },
      { make: 'Toyota', model: 'RAV4' },
    ],
    table: { 'toyota = Toyota': ['hilux = HiLux', 'rav4 = RAV4'] },
  },
  {
    what: 'what is in stock keeps its address from another of the same letters',
    others: [
      { make: 'TOYOTA', model: 'Corolla' },
      { make: 'Toyota', model: 'Hi-Lux' },
      { make: 'Toyota', model: 'HILUX' },
    ],
    table: { 'toyota = Toyota': ['hilux = HiLux', 'hi-lux = Hi-Lux'] },
  },
  {
    what: 'a make called like the path of a car type or a body has no address',
    others: [{ make: 'Used Cars' }, { make: 'Ute Cars', model: 'One' }],
    table: { 'toyota = Toyota': ['hilux = HiLux'] },
  },
  {
    what: 'a make without letters of ours is "other"',
    others: [{ make: '日産', model: '日産' }],
    table: { 'toyota = Toyota': ['hilux = HiLux'], 'other = 日産': ['other = 日産'] },
  },
])('$what', ({ others, table }) => expect(list(extendSlugTable(stock, others))).toEqual(table));

test('the table itself stays as it was', () => {
  extendSlugTable(stock, [{ make: 'Toyota', model: 'RAV4' }, { make: 'Mazda' }]);
  expect(list(stock)).toEqual({ 'toyota = Toyota': ['hilux = HiLux'] });
});
