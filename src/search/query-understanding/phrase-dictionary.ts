import { type ListAttribute, valueLabel } from '#search/state/attributes.ts';
import { compact, phraseOf } from './normalise-text.ts';
import { BODIES, CAR_TYPES, COLOURS, DRIVES, FUELS, MAKES, STATES, TRANSMISSIONS } from './synonyms.ts';
import { makeAndModel, type SpokenList, type Vocabulary } from './vocabulary.ts';

/** What a phrase chooses: { make: ['Toyota'], model: ['HiLux'] }. */
export type Choice = Readonly<Partial<Record<ListAttribute, readonly string[]>>>;

/** Every phrase that a dealer's stock gives a meaning to. */
export interface Phrases {
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
const FIXED: readonly (readonly [SpokenList, Readonly<Record<string, readonly string[]>>])[] = [
  ['drive', DRIVES],
  ['fuel', FUELS],
  ['transmission', TRANSMISSIONS],
  ['body', BODIES],
  ['car_type', CAR_TYPES],
  ['state', STATES],
];

const FIXED_WORDS = FIXED.flatMap(([, synonyms]) =>
  Object.entries(synonyms).flatMap(([value, words]) =>
    [value, ...words].flatMap((word) => phraseOf(word).split(' ')),
  ),
);

const made = new WeakMap<Vocabulary, Phrases>();

/** The phrases of a vocabulary; made once. */
export function phrasesOf(vocabulary: Vocabulary): Phrases {
  const known = made.get(vocabulary) ?? makePhrases(vocabulary);
  made.set(vocabulary, known);
  return known;
}

function makePhrases({ values }: Vocabulary): Phrases {
  const names = nameChoices(values.make_model.keys());
  const fixed = FIXED.flatMap(([attribute, synonyms]) =>
    choicesOf(attribute, values[attribute], synonyms),
  ).reverse();
  const open = [...choicesOf('colour', values.colour, COLOURS), ...choicesOf('city', values.city, {})];
  const features = choicesOf('filtered_features', values.filtered_features, {}).filter(
    ([phrase]) => !names.has(lettersOf(phrase)),
  );
  const openPhrases = open.map(([phrase]) => phrase);
  const unsure = new Set(
    openPhrases.filter(
      (phrase, index) => names.has(lettersOf(phrase)) || openPhrases.indexOf(phrase) !== index,
    ),
  );
  // Of equal phrases the last one stays.
  const byWords = new Map([...features, ...open.filter(([phrase]) => !unsure.has(phrase)), ...fixed]);
  const taken = new Set([...byWords.keys(), ...unsure].map(lettersOf));
  const badges = [...values.badge.keys()].map((badge) => phraseOf(badge).split(' '));
  return {
    byWords,
    // A model called as a body or a colour is found beside its make only.
    byLetters: new Map([...names].filter(([name]) => !taken.has(name))),
    names: new Set([
      ...badges.flat(),
      ...[...values.make_model.keys()].flatMap((value) => phraseOf(value).split(' ')),
      ...FIXED_WORDS,
    ]),
    pairs: new Set(badges.flatMap((words) => words.slice(1).map((word, index) => `${words[index]} ${word}`))),
    seats: new Set(values.seats.keys()),
  };
}

function lettersOf(phrase: string): string {
  return phrase.replaceAll(' ', '');
}

/** Each phrase with the values of one list that it stands for. */
function choicesOf(
  attribute: SpokenList,
  values: ReadonlyMap<string, number>,
  synonyms: Readonly<Record<string, readonly string[]>>,
): [phrase: string, choice: Choice][] {
  const found = new Map<string, string[]>();
  for (const value of values.keys()) {
    const words = [valueLabel(attribute, value), ...(synonyms[value] ?? [])];
    for (const phrase of new Set(words.map(phraseOf)))
      if (phrase) found.set(phrase, [...(found.get(phrase) ?? []), value]);
  }
  return [...found].map(([phrase, values]) => [phrase, { [attribute]: values }]);
}

/**
 * Makes, models and both together, by their letters. A model without its make must be of one make only and look like a
 * name: '86', '3' and 'IS' could be anything.
 */
function nameChoices(makeModels: Iterable<string>): Map<string, Choice> {
  const choices = new Map<string, Choice>();
  const models = new Map<string, Choice | undefined>();
  for (const value of makeModels) {
    const [make, model] = makeAndModel(value);
    const name = compact(model);
    for (const alias of [make, ...(MAKES[make] ?? [])]) {
      choices.set(compact(alias), { make: [make] });
      if (name) choices.set(compact(alias) + name, { make: [make], model: [model] });
    }
    if (/[a-z]/.test(name) && !/^[a-z]{1,2}$/.test(name))
      models.set(name, models.has(name) ? undefined : { make: [make], model: [model] });
  }
  for (const [name, choice] of models) if (choice && !choices.has(name)) choices.set(name, choice);
  return choices;
}
