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

/** What a phrase chooses: { make: ['Toyota'], model: ['HiLux'] }. */
export type Choice = Readonly<Partial<Record<ListAttribute, readonly string[]>>>;

/** Every phrase that a dealer's stock gives a meaning to. */
export interface PhraseDictionary {
  /** By words: 'plug in hybrid'. */
  readonly byWords: ReadonlyMap<string, Choice>;
  /** Makes and models by their letters, however they are spaced: 'landcruiser', 'mazda3', 'cx5'. */
  readonly byLetters: ReadonlyMap<string, Choice>;
  /**
   * Words that cars have in their make, model or badge, and words that we know though this stock has no car for them:
   * beside them, other words keep their meaning ('white auto ute' at a yard without utes).
   */
  readonly names: ReadonlySet<string>;
  /** Badges that begin with such another word: in 'Black Edition' black is no colour. */
  readonly pairs: ReadonlySet<string>;
  readonly seats: ReadonlySet<string>;
}

/** Lists of fixed meaning: a word belongs to the first one that has cars for it ('4wd' is a drive, else a body). */
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

/** The phrases of a vocabulary; made once. */
export function getPhraseDictionary(vocabulary: Vocabulary): PhraseDictionary {
  const known = dictionaryCache.get(vocabulary) ?? buildPhraseDictionary(vocabulary);
  dictionaryCache.set(vocabulary, known);
  return known;
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
  const unsure = new Set(
    openPhrases.filter(
      (phrase, index) => names.has(removeSpaces(phrase)) || openPhrases.indexOf(phrase) !== index,
    ),
  );
  // Of equal phrases the last one stays.
  const byWords = new Map([...features, ...open.filter(([phrase]) => !unsure.has(phrase)), ...fixed]);
  const taken = new Set([...byWords.keys(), ...unsure].map(removeSpaces));
  const badges = [...values.badge.keys()].map((badge) => normalisePhrase(badge).split(' '));
  return {
    byWords,
    // A model called as a body or a colour is found beside its make only.
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

/** Each phrase with the values of one list that it stands for. */
function buildValuePhrases(
  attribute: VocabularyAttribute,
  values: ReadonlyMap<string, number>,
  synonyms: Readonly<Record<string, readonly string[]>>,
): [phrase: string, choice: Choice][] {
  const found = new Map<string, string[]>();
  for (const value of values.keys()) {
    const words = [valueLabel(attribute, value), ...(synonyms[value] ?? [])];
    for (const phrase of new Set(words.map(normalisePhrase)))
      if (phrase) found.set(phrase, [...(found.get(phrase) ?? []), value]);
  }
  return [...found].map(([phrase, values]) => [phrase, { [attribute]: values }]);
}

/**
 * Makes, models and both together, by their letters. A model without its make must be of one make only and look like a
 * name: '86', '3' and 'IS' could be anything.
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
