import { slugify } from '#domain/slug.ts';
import { compact } from '#stock/normalise/text/tidy-text.ts';
import { TRADE_WORDS, type Vocabulary, type VocabularyName } from './trade-words.ts';

/** A dealer's own words: 'CVT-X' -> 'Automatic'. */
export type ExtraWords = Readonly<Record<string, string>>;

type ValueOf<Name extends VocabularyName> = keyof (typeof TRADE_WORDS)[Name]['words'] & string;

/** Between the steps of paths of categories: 'Bikes, Bikes > Used > Naked'. */
const STEP = /\s*[>»,]\s*/;
const PATH = /[>»]/;
const PLURAL = /(?<=...)s$/;

/** A shorter word is a code: 'A' is an automatic gearbox alone, not in 'Series A'. */
const MIN_CONTAINED_LENGTH = 3;

/**
 * Creates a reader of one kind of trade word: it returns the value that a text means, or undefined for an unknown text.
 * A text is looked up as a whole, then by its steps, then without noise, then by the words in it. A dealer's own words take precedence.
 */
export function createWordReader<Name extends VocabularyName>(
  name: Name,
  extra: ExtraWords = {},
): (text: string) => ValueOf<Name> | undefined {
  const vocabulary: Vocabulary<string> = TRADE_WORDS[name];
  const whole = new Map<string, string>();
  const phrases: { words: readonly string[]; value: string }[] = [];
  const add = (word: string, value: string) => {
    whole.set(compact(word), value);
    const words = splitWords(word);
    if (word.length >= MIN_CONTAINED_LENGTH && words.length > 0) phrases.push({ words, value });
  };
  for (const [value, words] of Object.entries(vocabulary.words))
    for (const word of [value, ...words]) add(word, value);
  for (const [value, words = []] of Object.entries(vocabulary.alone ?? {}))
    for (const word of words) whole.set(compact(word), value);
  for (const [word, value] of Object.entries(extra)) add(word, value);
  phrases.sort((a, b) => b.words.length - a.words.length);

  const look = (text: string) => whole.get(compact(text)) ?? whole.get(compact(text).replace(PLURAL, ''));
  const read = (text: string): string | undefined => {
    const steps = (PATH.test(text) ? text.split(STEP) : []).flatMap((step) => look(step) ?? []);
    const known = look(text) ?? decide(new Set(steps), vocabulary.precedence);
    if (known !== undefined || vocabulary.match === 'whole') return known;
    const plain = vocabulary.noise ? text.replace(vocabulary.noise, ' ') : text;
    return (
      whole.get(compact(plain)) ?? decide(findContained(splitWords(plain), phrases), vocabulary.precedence)
    );
  };
  return (text) => read(text) as ValueOf<Name> | undefined;
}

export const parseBody = createWordReader('body');
export const parseTransmission = createWordReader('transmission');
export const parseFuel = createWordReader('fuel');
export const parseDrive = createWordReader('drive');
export const parseCarType = createWordReader('car_type');

/** A reader of a status in the spec's words. The set is open (T-33): other words stay, joined by '_'. */
export function createStatusReader(extra?: ExtraWords): (text: string) => string | undefined {
  const readKnown = createWordReader('status', extra);
  return (text) => readKnown(text) ?? (slugify(text).replaceAll('-', '_') || undefined);
}

export const parseStatus = createStatusReader();

/** The values of all phrases in a text, the longest first: a word counts for one phrase only. */
function findContained(
  words: readonly string[],
  phrases: readonly { readonly words: readonly string[]; readonly value: string }[],
): Set<string> {
  const left = [...words];
  const found = new Set<string>();
  for (const { words: phrase, value } of phrases) {
    for (const start of left.keys()) {
      if (!phrase.every((word, index) => left[start + index] === word)) continue;
      found.add(value);
      left.fill('', start, start + phrase.length);
    }
  }
  return found;
}

function decide(found: ReadonlySet<string>, precedence?: readonly string[]): string | undefined {
  const [only, ...others] = found;
  return others.length === 0 ? only : precedence?.find((value) => found.has(value));
}

function splitWords(text: string): string[] {
  return slugify(text).split('-').filter(Boolean);
}
