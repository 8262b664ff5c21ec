import { type ListAttribute, valueLabel } from '#search/state/attributes.ts';
import { compactText, normalisePhrase } from './normalise-text.ts';
import {
  BODY_SYNONYMS,
  CAR_TYPE_SYNONYMS,
  COLOUR_SYNONYMS,
  DRIVE_SYNONYMS,
  FUEL_SYNONYMS,
  MAKE_SYNONYMS,
  STATE_SYNONYMS,
  TRANSMISSION_SYNONYMS,
} from './synonyms.ts';
import { splitMakeModel, type Vocabulary, type VocabularyAttribute } from './vocabulary.ts';

/** The values that a phrase chooses: { make: ['Toyota'], model: ['HiLux'] }. */
export type Choice = Readonly<Partial<Record<ListAttribute, readonly string[]>>>;

/** Every phrase that has a meaning for a dealer's stock. */
export interface PhraseDictionary {
  /** Keyed by words: 'plug in hybrid'. */
  readonly byWords: ReadonlyMap<string, Choice>;
  /** Makes and models keyed by letters, whatever their spacing: 'landcruiser', 'mazda3', 'cx5'. */
  readonly byLetters: ReadonlyMap<string, Choice>;
  /**
   * Words of makes, models and badges, and synonyms without a car in this stock: next to them, other words keep their
   * meaning ('white auto ute' for a dealer without utes).
   */
  readonly names: ReadonlySet<string>;
  /** Neighbouring words of badges: in 'Black Edition', black is not a colour. */
  readonly pairs: ReadonlySet<string>;
  readonly seats: ReadonlySet<string>;
}

/** Lists with synonyms: a word belongs to the first one that has cars for it ('4wd' is a drive, otherwise a body). */
const FIXED_LISTS: readonly (readonly [VocabularyAttribute, Readonly<Record<string, readonly string[]>>])[] =
  [
    ['drive', DRIVE_SYNONYMS],
    ['fuel', FUEL_SYNONYMS],
    ['transmission', TRANSMISSION_SYNONYMS],
    ['body', BODY_SYNONYMS],
    ['car_type', CAR_TYPE_SYNONYMS],
    ['state', STATE_SYNONYMS],
  ];

const FIXED_WORDS = FIXED_LISTS.flatMap(([, synonyms]) =>
  Object.entries(synonyms).flatMap(([value, words]) =>
    [value, ...words].flatMap((word) => normalisePhrase(word).split(' ')),
  ),
);

const dictionaryCache = new WeakMap<Vocabulary, PhraseDictionary>();

/** The phrases of a vocabulary, built once. */
export function getPhraseDictionary(vocabulary: Vocabulary): PhraseDictionary {
  const dictionary = dictionaryCache.get(vocabulary) ?? buildPhraseDictionary(vocabulary);
  dictionaryCache.set(vocabulary, dictionary);
  return dictionary;
}

function buildPhraseDictionary({ values }: Vocabulary): PhraseDictionary {
  const names = buildNamePhrases(values.make_model.keys());
  const fixed = FIXED_LISTS.flatMap(([attribute, synonyms]) =>
    buildValuePhrases(attribute, values[attribute], synonyms),
  ).reverse();
  const open = [
    ...buildValuePhrases('colour', values.colour, COLOUR_SYNONYMS),
    ...buildValuePhrases('city', values.city, {}),
  ];
  const features = buildValuePhrases('filtered_features', values.filtered_features, {}).filter(
    ([phrase]) => !names.has(removeSpaces(phrase)),
  );
  const openPhrases = open.map(([phrase]) => phrase);
  const ambiguous = new Set(
    openPhrases.filter(
      (phrase, index) => names.has(removeSpaces(phrase)) || openPhrases.indexOf(phrase) !== index,
    ),
  );
  // The last of several equal phrases wins.
  const byWords = new Map([...features, ...open.filter(([phrase]) => !ambiguous.has(phrase)), ...fixed]);
  const taken = new Set([...byWords.keys(), ...ambiguous].map(removeSpaces));
  const badges = [...values.badge.keys()].map((badge) => normalisePhrase(badge).split(' '));
  return {
    byWords,
    // A model named like a body or a colour is recognised only after its make.
    byLetters: new Map([...names].filter(([name]) => !taken.has(name))),
    names: new Set([
      ...badges.flat(),
      ...[...values.make_model.keys()].flatMap((value) => normalisePhrase(value).split(' ')),
      ...FIXED_WORDS,
    ]),
    pairs: new Set(badges.flatMap((words) => words.slice(1).map((word, index) => `${words[index]} ${word}`))),
    seats: new Set(values.seats.keys()),
  };
}

function removeSpaces(phrase: string): string {
  return phrase.replaceAll(' ', '');
}

/** The phrases for the values of one list. */
function buildValuePhrases(
  attribute: VocabularyAttribute,
  values: ReadonlyMap<string, number>,
  synonyms: Readonly<Record<string, readonly string[]>>,
): [phrase: string, choice: Choice][] {
  const valuesByPhrase = new Map<string, string[]>();
  for (const value of values.keys()) {
    const words = [valueLabel(attribute, value), ...(synonyms[value] ?? [])];
    for (const phrase of new Set(words.map(normalisePhrase)))
      if (phrase) valuesByPhrase.set(phrase, [...(valuesByPhrase.get(phrase) ?? []), value]);
  }
  return [...valuesByPhrase].map(([phrase, values]) => [phrase, { [attribute]: values }]);
}

/**
 * Makes, models and both together, keyed by letters. A model without its make must belong to one make and look like a
 * name: '86', '3' and 'IS' could mean anything.
 */
function buildNamePhrases(makeModels: Iterable<string>): Map<string, Choice> {
  const choices = new Map<string, Choice>();
  const models = new Map<string, Choice | undefined>();
  for (const value of makeModels) {
    const [make, model] = splitMakeModel(value);
    const name = compactText(model);
    for (const alias of [make, ...(MAKE_SYNONYMS[make] ?? [])]) {
      choices.set(compactText(alias), { make: [make] });
      if (name) choices.set(compactText(alias) + name, { make: [make], model: [model] });
    }
    if (/[a-z]/.test(name) && !/^[a-z]{1,2}$/.test(name))
      models.set(name, models.has(name) ? undefined : { make: [make], model: [model] });
  }
  for (const [name, choice] of models) if (choice && !choices.has(name)) choices.set(name, choice);
  return choices;
}
