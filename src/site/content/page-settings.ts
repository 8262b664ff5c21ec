import type { Block } from '#domain/blocks/block.ts';
import { suggestWord } from '#domain/edit-distance.ts';
import { LOCATION_FILTERS } from '#domain/location/finder/filter.ts';
import { FORMS, type FormName, isFormName } from '#leads/forms/forms.ts';
import type { FrontMatterEntry } from './front-matter.ts';
import { describeUnknownLocation } from './location-references.ts';
import { type BlockSource, resolveBlock } from './resolve-block.ts';

/** The settings of a page in its front matter, besides title and description. */
export interface PageSettings {
  /** The locations under the text: a filter or the id of one; null for none. */
  readonly locations: string | null;
  /** Named blocks below the text, in order. */
  readonly blocks: readonly Block[];
  /** Whether the sections of the text fold; on a phone they start closed. */
  readonly folds: boolean;
  /** The form with the text; null = the form that belongs to its address, if any. */
  readonly form: FormName | null;
  /** The id of the location that the form is sent to; null = the visitor chooses. */
  readonly location: string | null;
}

/** The front matter keys of these settings. */
export const SETTING_KEYS = ['locations', 'blocks', 'fold', 'form', 'location'] as const;
/** The values of `fold`: the devices on which sections start closed. */
const FOLD_VALUES = ['phone'];

type Entries = Readonly<Partial<Record<(typeof SETTING_KEYS)[number], FrontMatterEntry>>>;

/** Reads a page's settings, with one line for every unknown value. `own`: whether the dealer wrote the page. */
export function readPageSettings(
  { locations, blocks, fold, form, location }: Entries,
  own: boolean,
  source: BlockSource,
): { readonly settings: PageSettings; readonly problems: readonly string[] } {
  const ids = source.locations.map(({ id }) => id);
  const named = resolveBlocks(blocks, own, source);
  return {
    settings: {
      locations: locations?.text ?? null,
      blocks: named.blocks,
      folds: fold !== undefined,
      form: form && isFormName(form.text) ? form.text : null,
      location: location?.text ?? null,
    },
    problems: [
      ...findUnknownValue('locations', locations, [...LOCATION_FILTERS, ...ids], describeUnknownLocation),
      ...findUnknownValue('location', location, ids, describeUnknownLocation),
      ...findUnknownValue('form', form, Object.keys(FORMS), describeUnknownValue('no form')),
      ...findUnknownValue('fold', fold, FOLD_VALUES, describeUnknownValue('no way to fold')),
      ...named.problems,
    ],
  };
}

/** One line for an entry that is not a known value. */
function findUnknownValue(
  key: string,
  entry: FrontMatterEntry | undefined,
  known: readonly string[],
  problemOf: (given: string, known: readonly string[]) => string,
): string[] {
  return entry && !known.includes(entry.text)
    ? [`line ${entry.line}: ${key} ${problemOf(entry.text, known)}`]
    : [];
}

function describeUnknownValue(what: string) {
  return (given: string, known: readonly string[]): string =>
    `is "${given}", which is ${what}. ${suggestWord(given, known)}`;
}

/** 'faq, certified' or '[faq, certified]'. A default page leaves out blocks for which this dealer has no content. */
function resolveBlocks(entry: FrontMatterEntry | undefined, own: boolean, source: BlockSource) {
  const names = entry ? entry.text.replace(/^\[(.*)\]$/, '$1').split(',') : [];
  const read = names.map((name) => resolveBlock(name.trim(), source));
  return {
    blocks: read.flatMap(({ block }) => block ?? []),
    problems: own
      ? read.flatMap(({ problem }) =>
          problem === undefined ? [] : [`line ${entry?.line}: blocks: ${problem}`],
        )
      : [],
  };
}
