import { PRICE_TYPE_TEXTS } from '#domain/car/price/price-type.ts';
import { listKinds, rulesOf } from '#domain/vehicle-kind.ts';
import type { StockFieldName } from '#stock/mapping/fields.ts';
import { meetsConditions } from '#stock/mapping/translate-cells.ts';
import { parseAmount } from '#stock/normalise/numbers/amount.ts';
import { parseDay } from '#stock/normalise/numbers/date.ts';
import { parsePrice } from '#stock/normalise/numbers/price.ts';
import { parseKm } from '#stock/normalise/numbers/unit.ts';
import { parseFlag } from '#stock/normalise/text/synonyms.ts';
import { findDemo, findStatus } from '#stock/normalise/vehicle/status-in-text.ts';
import { parseTitle } from '#stock/normalise/vehicle/title.ts';
import { parseBody, parseCarType } from '#stock/normalise/vehicle/word-reader.ts';
import type { Feed, FeedRow } from '#stock/readers/feed.ts';
import { splitColumn } from './column-words.ts';
import { countsMiles, isAustralian } from './feed-country.ts';
import { sampleOf } from './feed-sample.ts';
import { addPriceTypes, buildSource, flagOf, guessTaxPriceType, isConditionFlag } from './guess-source.ts';
import { askForHidden } from './hidden-questions.ts';
import {
  askYesNo,
  columnsOf,
  type DraftSource,
  GAS_IS_PETROL,
  type MappingDraft,
  type Question,
  toSources,
  withDefault,
  withEachSource,
  withField,
} from './mapping-draft.ts';
import { askForPlace, count, type Yard } from './place-questions.ts';
import { arePlausible, areTexts, shareReadable } from './plausible-values.ts';
import { listUnusedColumns } from './unused-columns.ts';

const NONE = 'none';
const UNKNOWN = 'unknown';
const MAX_CHOICES = 12;

/** What a site should not lack without a word, and the words of columns that may hold it. */
const WANTED = [
  { field: 'price', what: 'the price', words: /price|prix|preis|prezzo|precio|special/ },
  { field: 'km', what: 'the kilometres', words: /km|kilomet|odo|mile/ },
  { field: 'description', what: 'the description', words: /text|body|copy|advert|story|about|detail/ },
  { field: 'images', what: 'pictures', words: /image|photo|picture|pic|img|gallery|media/ },
  { field: 'stocknum', what: 'the stock number', words: /stock|ref|id|no|number|nr|numer|nummer/ },
] as const;

/** A question for everything that the columns of a feed leave open. */
export function listColumnQuestions(
  draft: MappingDraft,
  feed: Feed,
  yards: readonly Yard[] = [],
): Question[] {
  if (feed.rows.length === 0) return [];
  const unused = listUnusedColumns(draft, feed).map(({ name }) => name);
  return [
    ...WANTED.filter(({ field }) => !isNeverHad(field, draft, feed)).flatMap((wanted) =>
      askForColumn(wanted, draft, feed, unused),
    ),
    ...askForPictures(draft, feed),
    ...askForPrice(draft),
    ...askForSaleDays(draft, feed, unused),
    ...askForTaxes(draft, feed),
    ...askForCents(draft, feed),
    ...askForPriceBefore(draft),
    ...askForUnit(draft, feed),
    ...askForPlace(draft, feed, unused, yards),
    ...askForBadge(draft, feed),
    ...askForDescription(draft, feed),
    ...askForCondition(draft, feed),
    ...askForDemo(draft, feed),
    ...askForStatus(draft, feed),
    ...askForHidden(draft, feed),
  ];
}

/** Whether all vehicles of a feed are of kinds without a field: boats have no odometer. */
function isNeverHad(field: StockFieldName, draft: MappingDraft, feed: Feed): boolean {
  const columns = columnsOf(draft, 'simple_body');
  const bodies = columns.flatMap((column) => sampleOf(feed, column).map((cell) => parseBody(cell) ?? null));
  return [...listKinds(bodies)].every((kind) => rulesOf(kind).lacks.some((name) => name === field));
}

/** The words of a column's name. */
function nameOf(column: string): string {
  return splitColumn(column).parts.flat().join(' ');
}

/** Which column it is, or none of them. */
function askForColumn(
  { field, what, words }: (typeof WANTED)[number],
  draft: MappingDraft,
  feed: Feed,
  unused: readonly string[],
): Question[] {
  if (field in draft.fields) return [];
  const fit = unused.filter((column) => {
    const sample = sampleOf(feed, column);
    const isPrice = field !== 'price' || sample.some((cell) => (parsePrice(cell) ?? 0) > 10);
    const isText = field !== 'description' || areTexts(sample);
    return isPrice && isText && shareReadable(field, sample) > 0.5 && arePlausible(field, sample);
  });
  const isNamed = (column: string) =>
    splitColumn(column)
      .parts.flat()
      .some((word) => words.test(word));
  const others = field === 'stocknum' ? [] : fit.filter((column) => !isNamed(column));
  const named = fit.filter(isNamed);
  const [only, ...more] = field === 'stocknum' ? [] : named;
  const choices = [...named, ...others].slice(0, MAX_CHOICES);
  if (field === 'description' && choices.length === 0) return [];
  return [
    {
      id: field,
      field,
      choices: [...choices, NONE],
      otherwise: only !== undefined && more.length === 0 ? only : NONE,
      text: `No column looks like ${what} of the ${count(feed.rows.length)}. Which one is it?`,
      apply: (given, column) =>
        column === NONE
          ? given
          : addPriceTypes(
              {
                ...withField(given, field, buildSource(field, column, feed)),
                ...(field === 'stocknum' && { key: [column] }),
              },
              feed,
            ),
    },
  ];
}

/** The address of the folder of pictures that the feed names without one. */
function askForPictures(draft: MappingDraft, feed: Feed): Question[] {
  const sources = toSources(draft.fields.images);
  const names = sources
    .filter(({ base }) => base === undefined)
    .flatMap(({ from }) => [from].flat().flatMap((column) => sampleOf(feed, column)));
  const [example] = names;
  if (example === undefined || names.some((cell) => /:\/\/|^[/[{]/.test(cell))) return [];
  return [
    {
      id: 'images: base',
      field: 'images',
      choices: [NONE],
      isOpen: true,
      otherwise: NONE,
      text: `The pictures are names without an address ("${example.slice(0, MAX_NOTE)}"). Write the address of their folder, such as https://photos.example.com/stock/, or:`,
      apply: (given, base) => (base === NONE ? given : withEachSource(given, 'images', { base })),
    },
  ];
}

/** Which of several prices counts. */
function askForPrice(draft: MappingDraft): Question[] {
  const sources = toSources(draft.fields.price);
  const columns = sources.flatMap(({ from }) => from);
  const [first, ...others] = columns;
  if (first === undefined || others.length === 0) return [];
  return [
    {
      id: 'price',
      field: 'price',
      choices: columns,
      otherwise: first,
      text: `Each of ${columns.map((column) => `"${column}"`).join(', ')} could be the price. Which one is it? Others count where it is empty or 0.`,
      apply: (given, answer) => {
        const isChosen = ({ from }: DraftSource) => [from].flat().includes(answer);
        const inOrder = [...sources.filter(isChosen), ...sources.filter((source) => !isChosen(source))];
        return withPriceTypes(withField(given, 'price', inOrder), columns, answer);
      },
    },
  ];
}

const SPECIAL = /\b(?:sale|special|promo(?:tion)?|offer|discount(?:ed)?)\b/;
/** What a price was or is without a special one. */
const REGULAR =
  /^(?:regular|was|normal|original|usual|full|old|previous|standard|list|retail|advertised|asking|rrp|msrp)?$/;

/** Whether the other of two prices is what a vehicle with a special price cost before. */
function askForPriceBefore(draft: MappingDraft): Question[] {
  const columns = columnsOf(draft, 'price');
  const before = columns.find((column) =>
    REGULAR.test(
      nameOf(column)
        .replace(/\bpric(?:es?|ing)\b/g, '')
        .trim(),
    ),
  );
  const special = columns.find((column) => SPECIAL.test(nameOf(column)));
  if (draft.fields.before_price || before === undefined || special === undefined) return [];
  const text = `Is "${before}" what a vehicle cost before, where "${special}" is less?`;
  return [
    askYesNo({ id: `before_price: "${before}"`, field: 'before_price', otherwise: 'yes', text }, (given) => {
      const prices = toSources(given.fields.price);
      return withField(
        given,
        'before_price',
        prices.find(({ from }) => [from].flat().includes(before)),
      );
    }),
  ];
}

const SALE_DAYS = [
  ['since', /\b(?:starts?|from|begins?|effective)\b/],
  ['until', /\b(?:ends?|until|till|to|expir\w+|valid|effective)\b/],
] as const;

/** Whether a special price counts between the days beside it alone; any other, such as an only one, may outlive them. */
function askForSaleDays(draft: MappingDraft, feed: Feed, unused: readonly string[]): Question[] {
  const sources = toSources(draft.fields.price);
  const special = sources.filter(({ from }) => SPECIAL.test(nameOf([from].flat()[0] ?? '')));
  const dated = unused.filter((column) => {
    const isOfPrices = SPECIAL.test(nameOf(column)) || /\bpric(?:e|ing)\b/.test(nameOf(column));
    const cells = isOfPrices ? sampleOf(feed, column) : [];
    return (
      cells.length > 0 && cells.every((cell) => parseDay(cell.split(/\/(?=\d{4}-)/)[0] ?? '') !== undefined)
    );
  });
  const days = SALE_DAYS.flatMap(([key, words]) => {
    const column = dated.find((name) => words.test(nameOf(name)));
    return column === undefined ? [] : [[key, column] as const];
  });
  if (sources.length === 0 || days.length === 0) return [];
  const limited = special.length > 0 ? special : sources;
  const isOnly = limited.length === sources.length;
  const columns = limited.map(({ from }) => `"${from}"`).join(', ');
  const text = `Does ${columns} count only ${days.map(([key, column]) => `${key} "${column}"`).join(' and ')}?`;
  const limit = (source: DraftSource) =>
    limited.some(({ from }) => from === source.from) ? { ...source, ...Object.fromEntries(days) } : source;
  return [
    askYesNo({ id: 'price: days', field: 'price', otherwise: isOnly ? 'no' : 'yes', text }, (given) =>
      withField(given, 'price', toSources(given.fields.price).map(limit)),
    ),
  ];
}

/** What the words of a column of taxes mean that say neither in nor out: 'Qualifying' of 'VAT'. */
function askForTaxes(draft: MappingDraft, feed: Feed): Question[] {
  const used = new Set(columnsOf(draft, 'price_type'));
  return feed.columns.flatMap((column) =>
    (used.has(column) ? guessTaxPriceType(column, feed) : []).flatMap(({ unknown }) =>
      unknown.map(
        (word): Question => ({
          id: `price_type: "${word}"`,
          field: 'price_type',
          choices: [...PRICE_TYPE_TEXTS, UNKNOWN],
          otherwise: UNKNOWN,
          text: `"${column}" says "${word}". What are those prices?`,
          apply: (given, answer) => {
            if (answer === UNKNOWN) return given;
            const sources = toSources(given.fields.price_type).map((source) =>
              source.from === column ? { ...source, values: { ...source.values, [word]: answer } } : source,
            );
            return withField(given, 'price_type', sources);
          },
        }),
      ),
    ),
  );
}

/** A draft whose price types follow the order of its prices; those of other columns than the first may not be its. */
function withPriceTypes(draft: MappingDraft, columns: readonly string[], first: string): MappingDraft {
  const types = toSources(draft.fields.price_type);
  const typeOf = (source: DraftSource) => [source.from].flat()[0] ?? '';
  const own = types.filter((source) => typeOf(source) === first);
  const fit = types.filter(
    (source) => typeOf(source) !== first && (own.length > 0 || !columns.includes(typeOf(source))),
  );
  const { price_type: _, ...others } = draft.fields;
  const kept = [...own, ...fit];
  return kept.length === 0 ? { ...draft, fields: others } : withField(draft, 'price_type', kept);
}

/** A price beyond which a column must count cents. */
const MAX_USUAL_PRICE = 1_000_000;

/** Dollars or cents, where nothing says it and the cars would cost millions. */
function askForCents(draft: MappingDraft, feed: Feed): Question[] {
  const sources = toSources(draft.fields.price);
  const [column] = sources.flatMap(({ from }) => from);
  if (column === undefined || sources.some(({ unit }) => unit !== undefined)) return [];
  const prices = sampleOf(feed, column).map((cell) => parsePrice(cell) ?? 0);
  if (prices.length === 0 || prices.some((price) => price > 10 && price < MAX_USUAL_PRICE)) return [];
  if (!prices.some((price) => price >= MAX_USUAL_PRICE)) return [];
  const isCents = prices.every((price) => price % 100 === 0);
  return [
    {
      id: 'unit of price',
      field: 'price',
      choices: ['dollars', 'cents'],
      otherwise: isCents ? 'cents' : 'dollars',
      text: `Does "${column}" count dollars or cents (${prices.slice(0, 3).join(', ')}, ...)?`,
      apply: (given, unit) => withEachSource(given, 'price', { unit }),
    },
  ];
}

/** What the odometers count, where nothing in the feed says it and something speaks for miles or thousands. */
function askForUnit(draft: MappingDraft, feed: Feed): Question[] {
  const [source] = toSources(draft.fields.km);
  const column = [source?.from ?? []].flat()[0];
  if (source === undefined || column === undefined) return [];
  // A heading may come with the software, not with the odometers.
  const isMiles = source.unit === 'miles';
  if (source.unit !== undefined && !isMiles) return [];
  const sample = sampleOf(feed, column);
  if (sample.some((cell) => /\d\s*(?:km|mi)/i.test(cell))) return [];
  const words = splitColumn(column).parts.flat();
  const isKm = words.some((word) =>
    /^(?:k(?:m|ms|lms)|kilom.*|chilom.*|przebieg|laufleistung|tellerstand)$/.test(word),
  );
  const isForeign = countsMiles(feed);
  const areSmall = areThousands(sample, draft, feed);
  if (
    !(isMiles || areSmall) &&
    (isKm || !(isForeign || words.includes('mileage')) || isAustralian(draft, feed))
  )
    return [];
  const likely = isForeign || isMiles ? 'miles' : 'km';
  return [
    {
      id: 'unit of km',
      field: 'km',
      choices: ['km', 'miles', 'thousands'],
      otherwise: areSmall ? 'thousands' : likely,
      text: `What does "${column}" count (${sample.slice(0, 3).join(', ')}, ...)?`,
      // Where odometers count miles, 'gas' is petrol.
      apply: ({ words: _, ...given }, unit) => ({
        ...withField(given, 'km', { ...source, unit }),
        ...((unit === 'miles' || isForeign) && { words: GAS_IS_PETROL }),
      }),
    },
  ];
}

/** Whether old cars have driven a few hundred at most. */
function areThousands(sample: readonly string[], draft: MappingDraft, feed: Feed): boolean {
  const [year] = columnsOf(draft, 'year');
  const years = year === undefined ? [] : sampleOf(feed, year).map(Number);
  const old = years.filter((one) => one < Math.max(...years) - 2).length;
  const readings = sample.map((cell) => parseKm(cell) ?? parseAmount(cell) ?? 0);
  return old > years.length / 2 && readings.every((km) => km < 500) && readings.some((km) => km > 10);
}

/** What follows the model in a title is longer, or louder, where it is no badge. */
const MAX_BADGE = 40;

/** Whether titles say the badge, where they say more than the columns of makes and models. */
function askForBadge(draft: MappingDraft, feed: Feed): Question[] {
  const columns = (['name', 'make', 'model'] as const).flatMap((field) => columnsOf(draft, field));
  const [title] = columns;
  if (draft.fields.badge || title === undefined || columns.length !== 3) return [];
  const said = feed.rows.flatMap(({ cells }) => {
    const [text = '', make = '', model = ''] = columns.map((column) => cells.get(column) ?? '');
    return parseTitle(text, make, model).badge ?? [];
  });
  const [example] = said;
  if (example === undefined) return [];
  const areShort = said.every((badge) => badge.length <= MAX_BADGE && !/[!?*|]|\s-\s/.test(badge));
  const text = `"${title}" goes on after the model: "${example.slice(0, MAX_NOTE)}" (${count(said.length)}). Is that the badge?`;
  return [
    askYesNo(
      { id: `badge: in "${title}"`, field: 'badge', otherwise: areShort ? 'yes' : 'no', text },
      (given) => withField(given, 'badge', { from: columns, transform: 'badge_in_title' }),
    ),
  ];
}

/** Names of columns that are for visitors in some feeds and for staff in others. */
const NOTES_NAME = /\b(?:comments?|notes?|remarks?|memo)\b/;
/** Names that say of themselves that visitors may read them, unless staff wrote what follows. */
const ADVERT_NAME = /^(?!.*\b(?:notes?|staff|internal|private|office|memo)\b).*\b(?:comments?|remarks?)\b/;
/** What staff write to each other. */
const INTERNAL =
  /\b(?:m(?:r|rs|s) \p{Lu}|customer|buyer|cost|owing|balance due|bal due|deposit|wholesale|trade price|traded|workshop|keys? (?:in|at|with)|do not|don't|awaiting|needs|bottom|lowest|min(?:imum)? price|floor ?plan|ppsr|commission|sales(?:man|person)|invoice|rebate|disclose|seller (?:is|wants)|vendor|nets?|owe[sd]?)\b/iu;
/** An advert is longer. */
const MIN_ADVERT = 80;

/** Whether notes are for visitors, unless they read like adverts. */
function askForDescription(draft: MappingDraft, feed: Feed): Question[] {
  const columns = columnsOf(draft, 'description');
  return columns.flatMap((column): Question[] => {
    const sample = NOTES_NAME.test(nameOf(column)) ? sampleOf(feed, column) : [];
    const internal = sample.find((cell) => INTERNAL.test(cell));
    const [first] = internal === undefined ? sample : [internal];
    const areAdverts = sample.filter((cell) => cell.length >= MIN_ADVERT).length > sample.length / 2;
    if (first === undefined || (areAdverts && internal === undefined)) return [];
    return [
      {
        id: `description: "${column}"`,
        field: 'description',
        choices: ['yes', 'no'],
        otherwise: internal === undefined && ADVERT_NAME.test(nameOf(column)) ? 'yes' : 'no',
        text: `Is "${column}" for visitors to read ("${first.slice(0, MAX_NOTE)}")? Notes of the staff stay unpublished.`,
        apply: (given, answer) => {
          const { description: _, ...fields } = given.fields;
          return answer === 'yes' ? given : { ...given, fields };
        },
      },
    ];
  });
}

const TITLE = 'as the title says';

/** New or used, where the feed does not say it, or only at the start of its titles. */
function askForCondition(draft: MappingDraft, feed: Feed): Question[] {
  const [source] = toSources(draft.fields.car_type);
  const [title] = columnsOf(draft, 'name');
  const titles = title === undefined || source ? [] : sampleOf(feed, title);
  const said = titles.filter((text) => parseTitle(text, '', '').car_type !== undefined).length;
  // Subheadings and totals are no cars.
  const named = (['make', 'name'] as const).flatMap((field) => columnsOf(draft, field));
  const cars = feed.rows.filter(
    ({ cells }) =>
      meetsConditions(cells, draft.where ?? {}) &&
      (named.length === 0 || named.some((column) => cells.get(column))),
  );
  const silent = cars.filter(
    (row) => !source || [source.from].flat().every((column) => !row.cells.get(column)),
  );
  if (silent.length === 0) return [];
  const isSaid = said > 0 && said >= titles.length / 2;
  return [
    {
      id: 'car_type',
      field: 'car_type',
      choices: [...(isSaid ? [TITLE] : []), 'used', 'new', 'demo'],
      otherwise: isSaid ? TITLE : 'used',
      text: `Nothing says whether ${count(silent.length)} ${silent.length === 1 ? 'is' : 'are'} new or used. What ${silent.length === 1 ? 'is it' : 'are they'}?`,
      apply: (given, answer) =>
        answer === TITLE && title !== undefined
          ? withField(withDefault(given, 'car_type', 'used'), 'car_type', {
              from: title,
              transform: 'car_type_in_title',
            })
          : withDefault(given, 'car_type', answer),
    },
  ];
}

/** Whether notes that speak of a sale say what is sold or reserved. Internal notes count, and stay unpublished. */
function askForStatus(draft: MappingDraft, feed: Feed): Question[] {
  // A registration on hold holds no vehicle.
  const registrations = feed.columns.filter((column) => /^(?:rego|registration)$/i.test(column));
  const known = [...columnsOf(draft, 'status'), ...registrations];
  return findNotes(feed.rows, known, findStatus).map(([column, { first, count: cars }]) => {
    const text = `"${column}" says "${first}" (${count(cars)}). Is what it says of a sale their status?`;
    const source = { from: column, optional: true, transform: 'status_in_text' };
    return askYesNo({ id: `status: in "${column}"`, field: 'status', otherwise: 'yes', text }, (given) =>
      withField(given, 'status', [source, ...toSources(given.fields.status)]),
    );
  });
}

/** Whether cars that are coded new or used are what notes or flags call them: systems have no code for demonstrators. */
function askForDemo(draft: MappingDraft, feed: Feed): Question[] {
  const known = columnsOf(draft, 'car_type');
  const [code] = known;
  const find = (text: string, column: string) =>
    isConditionFlag(column, 'demo') ? parseFlag(text) : findDemo(text);
  return (['new', 'used'] as const).flatMap((type) => {
    const codeOf = ({ cells }: FeedRow) => cells.get(code ?? '') ?? '';
    // Cars of an unknown code are used ones, most likely.
    const rows = feed.rows.filter((row) => (parseCarType(codeOf(row)) ?? 'used') === type);
    const words = [...new Set(rows.map(codeOf))];
    const coded = code === undefined ? '' : `"${code}" says "${words[0]}" and `;
    return findNotes(rows, known, find).map(([column, { first, count: cars }]) => {
      const flag = isConditionFlag(column, 'demo') && flagOf(column, 'demo');
      const source = flag || { from: column, optional: true, transform: 'demo_in_text' };
      const when = { ...(flag && flag.when), ...(code !== undefined && { [code]: words }) };
      const id = `car_type: ${type === 'used' ? 'used ' : ''}in "${column}"`;
      // The history of a used car may speak of one.
      const otherwise = type === 'used' && first.length === MAX_NOTE ? 'no' : 'yes';
      const text = `${coded}"${column}" says "${first}" (${count(cars)}). Is that a demonstrator?`;
      return askYesNo({ id, field: 'car_type', otherwise, text }, (given) =>
        withField(given, 'car_type', [{ ...source, when }, ...toSources(given.fields.car_type)]),
      );
    });
  });
}

/** As much of a note as is shown; a longer one is a text. */
const MAX_NOTE = 60;

interface Notes {
  /** The beginning of the first. */
  readonly first: string;
  readonly count: number;
}

/** The columns with notes in which something is found, other than those that are known. */
function findNotes(
  rows: readonly FeedRow[],
  known: readonly string[],
  find: (text: string, column: string) => unknown,
): [column: string, notes: Notes][] {
  const notes = new Map<string, Notes>();
  for (const { cells } of rows) {
    for (const [column, cell] of cells) {
      if (known.includes(column) || /^[[{]/.test(cell) || !find(cell, column)) continue;
      const { first = cell.slice(0, MAX_NOTE), count = 0 } = notes.get(column) ?? {};
      notes.set(column, { first, count: count + 1 });
    }
  }
  return [...notes];
}
