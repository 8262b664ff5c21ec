import { type BodyKey, CAR_BODIES, kindOf } from '#domain/car/body.ts';
import { bodyNoun } from '#domain/car/body-noun.ts';
import { MAKES } from '#domain/car/makes.ts';
import { TEXT_SPECS } from '#domain/car/specs.ts';
import { capitalise } from '#domain/vehicle-noun.ts';
import { valueLabel } from '#search/state/attributes.ts';
import { MAKE_OR_MODEL, type RefinementList, splitModel } from '#search/state/makes-and-models.ts';
import { FILLERS, KNOWN_MODELS, STARTERS } from './known-words.ts';
import { compactText, normalisePhrase } from './normalise-text.ts';
import {
  BADGE_GROUPS,
  BODY_SYNONYMS,
  CAR_TYPE_SYNONYMS,
  DRIVE_SYNONYMS,
  FEATURE_GROUPS,
  FUEL_SYNONYMS,
  MAKE_SYNONYMS,
  MODEL_SYNONYMS,
  NEAR_WORDS,
  ORDER_WORDS,
  SPEC_SYNONYMS,
  STATE_SYNONYMS,
  synonymsOf,
  TRANSMISSION_SYNONYMS,
} from './synonyms.ts';
import type { Vocabulary, VocabularyAttribute } from './vocabulary.ts';

/** What a phrase means. */
export interface Phrase {
  /** The values that it chooses: { make_or_model: ['Toyota:HiLux'] }. */
  readonly choice?: RefinementList | undefined;
  /** The label of its chip, if one value's label would not say it: '2WD' is front or rear. */
  readonly label?: string | undefined;
  /** The orders it asks for, the best first. */
  readonly sorts?: readonly string[] | undefined;
  /** Whether it asks for what is close by, or the postcode it is to be close to. */
  readonly near?: true | string | undefined;
  /** Whether it is known, but in no vehicle of this stock; a make or a body with the values of its own page. */
  readonly absent?: RefinementList | undefined;
}

/** The phrases that mean the same for every stock: orders, and what is close by. */
const ORDER_AND_NEAR_PHRASES: readonly (readonly [phrase: string, meaning: Phrase])[] = [
  ...Object.entries(ORDER_WORDS).flatMap(([sorts, phrases]) =>
    phrases.map((phrase): [string, Phrase] => [phrase, { sorts: sorts.split(' ') }]),
  ),
  ...NEAR_WORDS.map((phrase): [string, Phrase] => [phrase, { near: true }]),
];

/** Every phrase that has a meaning for a dealer's stock. */
export interface PhraseDictionary {
  /** Keyed by words: 'plug in hybrid'. */
  readonly byWords: ReadonlyMap<string, Phrase>;
  /** Makes and models keyed by letters, whatever their spacing: 'landcruiser', 'mazda3', 'cx5'. */
  readonly byLetters: ReadonlyMap<string, RefinementList>;
  /**
   * Words of makes, models and badges, and synonyms without a car in this stock: next to them, other words keep their
   * meaning ('white auto ute' for a dealer without utes).
   */
  readonly names: ReadonlySet<string>;
  /** Words that text finds. */
  readonly textWords: ReadonlySet<string>;
  /** A word as the stock writes it: 'hilux' -> 'HiLux'. */
  readonly spell: (word: string) => string;
  /** Words of makes, models and bodies that are known, but not in stock. */
  readonly absentWords: ReadonlySet<string>;
  /** Neighbouring words of badges and features: in 'Black Edition', black is not a colour. */
  readonly pairs: ReadonlySet<string>;
  readonly seats: ReadonlySet<string>;
  /** Every value of the lists, for what somebody does not want: 'not diesel'. */
  readonly values: Vocabulary['values'];
  readonly thisYear: number;
  /** Every word of a phrase, and makes and models in one word: what a misspelt or half typed word may be. */
  readonly lexicon: ReadonlySet<string>;
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

function buildPhraseDictionary({ values, thisYear }: Vocabulary): PhraseDictionary {
  const names = buildNamePhrases(values.make_model.keys());
  const fixed = FIXED_LISTS.flatMap(([attribute, synonyms]) =>
    buildValuePhrases(attribute, values[attribute], synonyms),
  ).reverse();
  const open = [
    ...TEXT_SPECS.flatMap((name) => buildValuePhrases(name, values[name], SPEC_SYNONYMS[name] ?? {})),
    ...buildValuePhrases('city', values.city, shortenCities(values.city)),
  ];
  const features = [
    ...buildValuePhrases('filtered_features', values.filtered_features, {}),
    ...buildGroupPhrases('filtered_features', values.filtered_features, FEATURE_GROUPS),
  ].filter(([phrase]) => !names.has(removeSpaces(phrase)));
  const openPhrases = open.map(([phrase]) => phrase);
  const ambiguous = new Set(
    openPhrases.filter(
      (phrase, index) => names.has(removeSpaces(phrase)) || openPhrases.indexOf(phrase) !== index,
    ),
  );
  // The last of several equal phrases wins.
  const byWords = new Map<string, Phrase>([
    ...ORDER_AND_NEAR_PHRASES,
    ...features,
    ...buildGroupPhrases('badge', values.badge, BADGE_GROUPS),
    ...open.filter(([phrase]) => !ambiguous.has(phrase)),
    ...fixed,
  ]);
  const taken = new Set([...byWords.keys(), ...ambiguous].map(removeSpaces));
  const badges = [...values.badge.keys()].map(toWords);
  // A model named like a body or a colour is recognised only after its make.
  const byLetters = new Map([...names].filter(([name]) => !taken.has(name)));
  const nameWords = [...values.make_model.keys()].flatMap(toWords);
  const lexicon = new Set([
    ...nameWords,
    ...byLetters.keys(),
    ...[...byWords.keys()].flatMap((phrase) => phrase.split(' ')),
  ]);
  const textWords = new Set(
    TEXT_ATTRIBUTES.flatMap((attribute) =>
      [...values[attribute].keys()].flatMap((value) => toWords(valueLabel(attribute, value))),
    ),
  );
  const absent = listAbsentPhrases(values.body).filter(
    ([phrase]) =>
      !byWords.has(phrase) &&
      !names.has(removeSpaces(phrase)) &&
      // 'Isuzu UTE' is a make, and an Isuzu ute.
      !phrase.split(' ').some((word) => byWords.has(word) || names.has(word)) &&
      ![lexicon, textWords, FILLERS].some((words) => words.has(phrase)) &&
      !STARTERS.includes(phrase),
  );
  return {
    byWords: new Map([...absent, ...byWords]),
    byLetters,
    names: new Set([...badges.flat(), ...nameWords, ...FIXED_WORDS]),
    textWords,
    spell: (word) => spellAs(word, values),
    absentWords: new Set(absent.flatMap(([phrase]) => phrase.split(' '))),
    pairs: new Set(
      [...badges, ...[...values.filtered_features.keys()].map(toWords)].flatMap((words) =>
        words.slice(1).map((word, index) => `${words[index]} ${word}`),
      ),
    ),
    seats: new Set(values.seats.keys()),
    values,
    thisYear,
    lexicon,
  };
}

/** The lists whose values text is searched in. */
// biome-ignore format: a list reads better in rows
const TEXT_ATTRIBUTES = [
  'make_model', 'badge', 'filtered_features', 'body', 'fuel', 'transmission', ...TEXT_SPECS, 'car_type',
] as const satisfies VocabularyAttribute[];

function toWords(text: string): string[] {
  return normalisePhrase(text).split(' ');
}

/** A word as the first value that has it writes it. */
function spellAs(word: string, values: Vocabulary['values']): string {
  for (const [attribute, counts] of Object.entries(values)) {
    for (const value of counts.keys()) {
      const written = valueLabel(attribute as VocabularyAttribute, value).split(/[^\p{L}\p{M}\p{N}]+/u);
      const found = written.find((part) => part.length === word.length && normalisePhrase(part) === word);
      if (found) return found;
    }
  }
  return word;
}

/** Makes, models and bodies that are known whatever is in stock, and a phrase that says nothing about a vehicle. */
function listAbsentPhrases(bodies: ReadonlyMap<string, number>): [phrase: string, meaning: Phrase][] {
  const makes = MAKES.flatMap(({ name }) =>
    [name, ...synonymsOf(MAKE_SYNONYMS, name)].map((word) => [word, { [MAKE_OR_MODEL]: [name] }] as const),
  );
  const hasCars = bodies.size === 0 || [...bodies.keys()].some((body) => kindOf(body) === 'car');
  const absentBodies = CAR_BODIES.filter((key) => hasCars && !bodies.has(key)).flatMap((key) =>
    [...nameBody(key), ...synonymsOf(BODY_SYNONYMS, key)].map((word) => [word, { body: [key] }] as const),
  );
  return [
    ...KNOWN_MODELS.map((model) => [model, {}] as const),
    ['first car', {}] as const,
    ...absentBodies,
    ...makes,
  ].map(([phrase, absent]) => [normalisePhrase(phrase), { absent }]);
}

function removeSpaces(phrase: string): string {
  return phrase.replaceAll(' ', '');
}

/** The phrases for the values of one list. */
function buildValuePhrases(
  attribute: VocabularyAttribute,
  values: ReadonlyMap<string, number>,
  synonyms: Readonly<Record<string, readonly string[]>>,
): [phrase: string, meaning: Phrase][] {
  const valuesByPhrase = new Map<string, string[]>();
  for (const value of values.keys()) {
    const words = [
      valueLabel(attribute, value),
      ...synonymsOf(synonyms, value),
      ...(attribute === 'body' ? nameBody(value) : []),
    ];
    for (const phrase of new Set(words.map(normalisePhrase)))
      if (phrase) valuesByPhrase.set(phrase, [...(valuesByPhrase.get(phrase) ?? []), value]);
  }
  return [...valuesByPhrase].map(([phrase, values]) => [
    phrase,
    {
      choice: { [attribute]: values },
      // One chip for a word of several values: 'Hatchback', '2WD'.
      ...(values.length > 1 && { label: attribute === 'drive' ? '2WD' : capitalise(phrase) }),
    },
  ]);
}

/** The nouns of a body: 'ute' and 'utes', 'jet skis', and 'boats' for all bodies of that kind. */
function nameBody(body: string): string[] {
  const kind = kindOf(body);
  const { noun, plural } = bodyNoun(body as BodyKey);
  return kind === 'car' ? [noun, plural] : [noun, plural, kind, `${kind}s`];
}

/** The short names of suburbs: people say 'Dandenong' for Dandenong South. */
function shortenCities(cities: ReadonlyMap<string, number>): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    [...cities.keys()].map((city) => [city, [city.replace(/ (?:north|south|east|west)$/i, '')]]),
  );
}

/** 'dual cab' means every badge with a cab of that size, 'leather' every feature that means leather seats. */
function buildGroupPhrases(
  attribute: VocabularyAttribute,
  values: ReadonlyMap<string, number>,
  groups: Readonly<Record<string, readonly string[]>>,
): [phrase: string, meaning: Phrase][] {
  const names = [...values.keys()].map((name) => [name, normalisePhrase(name)] as const);
  return Object.entries(groups).flatMap(([label, phrases]) => {
    const meant = names.flatMap(([name, words]) =>
      phrases.some(
        (phrase) => words === phrase || (phrase.includes(' ') && ` ${words} `.includes(` ${phrase} `)),
      )
        ? [name]
        : [],
    );
    const meaning = { choice: { [attribute]: meant }, ...(meant.length > 1 && { label }) };
    return meant.length > 0 ? phrases.map((phrase): [string, Phrase] => [phrase, meaning]) : [];
  });
}

/**
 * Makes, models and both together, keyed by letters. A model without its make must belong to one make and look like a
 * name: '86', '3' and 'IS' could mean anything.
 */
function buildNamePhrases(makeModels: Iterable<string>): Map<string, RefinementList> {
  const choices = new Map<string, RefinementList>();
  const models = new Map<string, RefinementList | undefined>();
  for (const value of makeModels) {
    const [make, model = ''] = splitModel(value);
    const choice = { [MAKE_OR_MODEL]: [value] };
    const aliases = synonymsOf(MODEL_SYNONYMS, value);
    const written = [model, model.replaceAll('&', ' and '), ...aliases];
    const names = [...new Set(written.map(compactText).filter(Boolean))];
    for (const alias of [make, ...synonymsOf(MAKE_SYNONYMS, make)]) {
      choices.set(compactText(alias), { [MAKE_OR_MODEL]: [make] });
      for (const name of names) choices.set(compactText(alias) + name, choice);
    }
    const telling = names.filter((name) => /[a-z]/.test(name) && !/^[a-z]{1,2}$/.test(name));
    for (const name of telling) models.set(name, models.has(name) ? undefined : choice);
  }
  for (const [name, choice] of models) if (choice && !choices.has(name)) choices.set(name, choice);
  return choices;
}
