import { findCurrency } from '#stock/normalise/numbers/price.ts';
import type { Feed } from '#stock/readers/feed.ts';
import { splitColumn } from './column-words.ts';
import { sampleOf } from './feed-sample.ts';
import { type DraftSource, type MappingDraft, type Question, toSources, withField } from './mapping-draft.ts';

const CURRENCY_WORD = /^(?:currency|waluta|wahrung|devise|valuta|moneda)$/;

/** Which prices count, where a feed names another currency than the `home` one (ISO 4217), in its prices or beside them. */
export function askForCurrency(draft: MappingDraft, feed: Feed, home: string): Question[] {
  const sources = toSources(draft.fields.price);
  const column = feed.columns.find(
    (name) =>
      splitColumn(name)
        .parts.flat()
        .some((word) => CURRENCY_WORD.test(word)) && sampleOf(feed, name).some(findCurrency),
  );
  const places = [...sources.flatMap(({ from }) => from), ...(column === undefined ? [] : [column])];
  const cells = places.flatMap((place) => sampleOf(feed, place));
  const named = [...new Set(cells.flatMap((cell) => findCurrency(cell) ?? []))];
  const foreign = named.filter((currency) => currency !== home);
  if (sources.length === 0 || foreign.length === 0) return [];
  return [
    {
      id: 'currency',
      field: 'price',
      choices: [home, ...foreign],
      otherwise: home,
      text: `The feed names ${named.join(', ')}, and the site shows ${home}. Which prices count? The others are left out.`,
      apply: (given, currency) => {
        const beside = column !== undefined && { currency: { column } };
        const rows = column !== undefined && { when: whereIn(currency, column, feed) };
        const read = currency === home ? beside : { ...rows, currency };
        const prices = toSources(given.fields.price).map((source) => ({ ...source, ...read }));
        return read ? withField(given, 'price', prices) : given;
      },
    },
  ];
}

/** The rows whose column names a currency. */
function whereIn(currency: string, column: string, feed: Feed): NonNullable<DraftSource['when']> {
  const cells = feed.rows.map((row) => row.cells.get(column) ?? '');
  return { [column]: [...new Set(cells.filter((cell) => findCurrency(cell) === currency))] };
}
