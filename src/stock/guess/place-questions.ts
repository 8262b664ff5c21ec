import type { Location } from '#domain/location/location.ts';
import { ANY_OTHER } from '#stock/mapping/translate-cells.ts';
import { parseCity } from '#stock/normalise/text/suburb-and-state.ts';
import type { Feed } from '#stock/readers/feed.ts';
import { splitColumn, tellingParts } from './column-words.ts';
import { sampleOf } from './feed-sample.ts';
import {
  askYesNo,
  columnsOf,
  type MappingDraft,
  type Question,
  toSources,
  withField,
} from './mapping-draft.ts';
import { arePlausible, lookLikeTowns } from './plausible-values.ts';

/** A dealer's yard: all departments at one address. */
export type Yard = Pick<Location, 'id' | 'name' | 'address'>;

const UNKNOWN = 'unknown';
/** Words of names of columns that tell where a vehicle stands, and what else names of yards have: 'City MPG' is no yard. */
const PLACE_WORD =
  /^(?:location|yard|branch|br|district|suburb|city|town|site|where|store|depot|outlet|standort|ort)$/;
const BESIDE_YARD =
  /^(?:dealer|dealership|rooftop|code|id|name|no|number|key|stock|vehicle|car|current|held|at|is|in)$/;
const MAX_YARDS = 12;
const YARD_CODE = /^(?:[A-Z]{1,5}(?:[-_ ]?[A-Z\d]{1,5})?|\d{1,6})$/;
/** Where in a yard a vehicle stands. */
const PLACE_IN_YARD = /\b(?:floor|work ?shop|show ?room|transit|row|bay|display|detail\w*|lot|on ?line)\b/i;

/** Where vehicles stand: which yard of the dealer a column names, by its name or a code; else whether it names their town. */
export function askForPlace(
  draft: MappingDraft,
  feed: Feed,
  unused: readonly string[],
  yards: readonly Yard[],
): Question[] {
  const towns = columnsOf(draft, 'city');
  const fit = [...towns, ...unused].filter(
    (name) => isYardName(name) && areYards(sampleOf(feed, name), yards),
  );
  // A dealer's number may be the same for all of its yards.
  const column = fit.find((name) => placeWordsOf(name).some((word) => PLACE_WORD.test(word))) ?? fit[0];
  if (yards.length > 1 && column !== undefined) return askForYards(draft, feed, column, yards);
  const places = unused.filter((name) => placeWordsOf(name).some((word) => PLACE_WORD.test(word)));
  return draft.fields.city ? [] : askForTowns(feed, places, yards);
}

function placeWordsOf(name: string): readonly string[] {
  return tellingParts(splitColumn(name)).at(-1) ?? [];
}

function isYardName(name: string): boolean {
  const words = placeWordsOf(name);
  return (
    words.some((word) => PLACE_WORD.test(word) || /^(?:dealer|rooftop)/.test(word)) &&
    words.every((word) => PLACE_WORD.test(word) || BESIDE_YARD.test(word))
  );
}

/** Whether the few words of a column may stand for yards, rather than for places in one. */
function areYards(sample: readonly string[], yards: readonly Yard[]): boolean {
  const words = [...new Set(sample)];
  const areKnown = words.some((word) => findYard(word, yards) ?? guessYard(word, yards));
  return (
    words.length > 0 &&
    words.length <= MAX_YARDS &&
    (areKnown || !words.some((word) => PLACE_IN_YARD.test(word)))
  );
}

function askForYards(draft: MappingDraft, feed: Feed, column: string, yards: readonly Yard[]): Question[] {
  const words = [...Map.groupBy(sampleOf(feed, column), (word) => word)];
  const known = words.flatMap(([word]) => {
    const yard = findYard(word, yards);
    return yard ? [[word, yard.id] as const] : [];
  });
  const hasTowns = words.some(([word]) => yards.some(({ address }) => plain(word) === plain(address.city)));
  const isRead = toSources(draft.fields.city).some(({ from }) => [from].flat().includes(column));
  /** A name of a yard is no town. */
  const place = (given: MappingDraft, answers: Record<string, string>): MappingDraft => {
    const { city, ...others } = given.fields;
    const { values } = toSources(given.fields.location_id)[0] ?? {};
    const fields = isRead && !hasTowns ? others : given.fields;
    return withField({ ...given, fields }, 'location_id', {
      from: column,
      optional: true,
      values: { [ANY_OTHER]: null, ...Object.fromEntries(known), ...values, ...answers },
    });
  };
  const open = words.filter(([word]) => !findYard(word, yards));
  if (open.length === 0 && isRead && hasTowns) return [];
  if (open.length === 0) {
    const text = `Does "${column}" name the yard of each vehicle (${known.map(([word]) => `"${word}"`).join(', ')})?`;
    return [
      askYesNo({ id: `yard: "${column}"`, field: 'location_id', otherwise: 'yes', text }, (given) =>
        place(given, {}),
      ),
    ];
  }
  const names = yards.map(({ name }) => name);
  return open.map(
    ([word, { length }]): Question => ({
      id: `yard: "${word}"`,
      field: 'location_id',
      choices: [...names, UNKNOWN],
      otherwise: guessYard(word, yards)?.name ?? UNKNOWN,
      text: `"${column}" says "${word}" (${count(length)}). Which yard is that?`,
      apply: (given, answer) => {
        const id = yards.find(({ name }) => name === answer)?.id;
        return place(given, id === undefined ? {} : { [word]: id });
      },
    }),
  );
}

/** The yard that a word names: by its id, its name or its town. */
function findYard(word: string, yards: readonly Yard[]): Yard | undefined {
  const [text, town] = [plain(word), plain(parseCity(word) ?? '')];
  return (
    yards.find(({ id, name }) => [id, name].some((one) => plain(one) === text)) ??
    onlyOf(yards, ({ address }) => plain(address.city) === text || plain(address.city) === town)
  );
}

/** The only yard that a word may be: a part of its name, or a code with the first letters of its town. */
function guessYard(word: string, yards: readonly Yard[]): Yard | undefined {
  const text = plain(word);
  const codes = text.split(' ').filter((code) => /^[a-z]{2,}$/.test(code));
  return onlyOf(yards, ({ name, address }) => {
    const [whole, town] = [plain(name), plain(address.city)];
    return (
      ` ${whole} `.includes(` ${text} `) ||
      ` ${text} `.includes(` ${town} `) ||
      codes.some((code) => town.startsWith(code))
    );
  });
}

function onlyOf(yards: readonly Yard[], is: (yard: Yard) => boolean): Yard | undefined {
  const [only, ...others] = yards.filter(is);
  return others.length === 0 ? only : undefined;
}

function plain(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').replace(/^mt /, 'mount ');
}

/** Whether columns that are called like a place hold towns; without a dealer's yards, the town of each of its codes. */
function askForTowns(feed: Feed, places: readonly string[], yards: readonly Yard[]): Question[] {
  const towns = places.filter((column) => arePlausible('city', sampleOf(feed, column)));
  const likely = towns.filter((column) => lookLikeTowns(sampleOf(feed, column)));
  const codes = places.filter(isYardName).find((column) => {
    const words = new Set(sampleOf(feed, column));
    return words.size > 1 && words.size <= MAX_YARDS && [...words].every((word) => YARD_CODE.test(word));
  });
  if (yards.length === 0 && likely.length === 0 && codes !== undefined) return askForTownOfEach(codes, feed);
  return towns.map((column) => {
    const examples = [...new Set(sampleOf(feed, column))].slice(0, 3).map((cell) => `"${cell}"`);
    const otherwise = column === likely[0] ? 'yes' : 'no';
    const text = `Does "${column}" name the town of each car (${examples.join(', ')})?`;
    return askYesNo({ id: `city: "${column}"`, field: 'city', otherwise, text }, (given) =>
      given.fields.city ? given : withField(given, 'city', { from: column, optional: true }),
    );
  });
}

function askForTownOfEach(column: string, feed: Feed): Question[] {
  return [...Map.groupBy(sampleOf(feed, column), (yard) => yard)].map(
    ([yard, { length }]): Question => ({
      id: `city: "${yard}"`,
      field: 'city',
      choices: [UNKNOWN],
      isOpen: true,
      otherwise: UNKNOWN,
      text: `"${column}" says "${yard}" (${count(length)}). In which town is that? Write its name, or:`,
      apply: (given, answer) => {
        if (answer === UNKNOWN) return given;
        const { values } = toSources(given.fields.city)[0] ?? {};
        const source = {
          from: column,
          optional: true,
          values: { [ANY_OTHER]: null, ...values, [yard]: answer },
        };
        return withField(given, 'city', source);
      },
    }),
  );
}

/** '1 car' or '20 cars'. */
export function count(cars: number): string {
  return `${cars} ${cars === 1 ? 'car' : 'cars'}`;
}
