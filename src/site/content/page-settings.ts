import type { Block } from '#domain/blocks/block.ts';
import { findClosestMatch } from '#domain/closest-match.ts';
import { LOCATION_FILTERS } from '#domain/location/finder/filter.ts';
import { FORMS, type FormName, isFormName } from '#leads/forms/forms.ts';
import type { FrontMatterEntry } from './front-matter.ts';
import { describeUnknownLocation } from './location-references.ts';
import { type BlockSource, resolveBlock } from './resolve-block.ts';

/** The settings of a page that its front matter may have beside title and description. */
export interface PageSettings {
  /** Which locations stand under the text: a filter or the id of one; null for none. */
  readonly locations: string | null;
  /** Named blocks below the text, in order. */
  readonly blocks: readonly Block[];
  /** Whether the sections of the text fold, closed at first on a phone. */
  readonly folds: boolean;
  /** The form under the text, in the place of the one that its address has; null = the address decides. */
  readonly form: FormName | null;
  /** The location that the form is sent to (its id), where the page is about one; null = the visitor chooses. */
  readonly location: string | null;
}

/** The keys of front matter that hold these settings. */
export const SETTING_KEYS = ['locations', 'blocks', 'fold', 'form', 'location'] as const;
/** The values of `fold`: where the sections of a page are closed at first. */
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

/** A line for an entry that is none of what is known. */
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
  return (given: string, known: readonly string[]): string => {
    const meant = findClosestMatch(given, known);
    const fix = meant ? `Did you mean "${meant}"?` : `Known: ${known.join(', ')}.`;
    return `is "${given}", which is ${what}. ${fix}`;
  };
}

/** 'faq, certified' or '[faq, certified]'. A default page leaves out what this dealer has nothing for. */
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
