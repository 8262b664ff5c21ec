import { BLOCK_NAMES, type Block, type BlockName, parseBlock } from '#domain/blocks/block.ts';
import { suggestWord } from '#domain/edit-distance.ts';
import { LOCATION_FILTERS } from '#domain/location/finder/filter.ts';
import type { BlockContent } from './block-files.ts';
import type { PlaceholderSource } from './placeholders.ts';

/** The data of a dealer that blocks and placeholders are filled from. */
export interface BlockSource extends PlaceholderSource {
  readonly blocks: BlockContent;
}

interface BlockRequirement {
  /** The file or setting that has its content. */
  readonly from: string;
  /** Whether the dealer has content for it. */
  readonly hasContent: (source: BlockSource) => boolean;
  /** The ids that may follow the colon; undefined if none may. */
  readonly ids?: (source: BlockSource) => readonly string[];
}

const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

/** The requirement of a block whose entries are in a file and may be chosen by their ids. */
const fromList = (file: 'faqs' | 'videos'): BlockRequirement => ({
  from: `content/${file}.json`,
  hasContent: ({ blocks }) => blocks[file].length > 0,
  ids: ({ blocks }) => idsOf(blocks[file]),
});

/** The content that a block needs and not every dealer has; null = it can always be shown. */
const BLOCK_REQUIREMENTS: Readonly<Record<BlockName, BlockRequirement | null>> = {
  faq: fromList('faqs'),
  certified: null,
  'service-plan': null,
  warranty: null,
  'payment-methods': null,
  banner: null,
  'promotion-slider': { from: 'content/slides.json', hasContent: ({ blocks }) => blocks.slides.length > 0 },
  video: fromList('videos'),
  chat: { from: '"chat" in site.ts', hasContent: ({ config }) => config.chat !== false },
  locations: {
    from: 'content/locations.json',
    hasContent: ({ locations }) => locations.length > 0,
    ids: ({ locations }) => [...LOCATION_FILTERS, ...idsOf(locations)],
  },
  facts: null,
  'selling-points': {
    from: '"home.sellingPoints" in site.ts',
    hasContent: ({ config }) => config.home.sellingPoints.length > 0,
  },
  people: { from: '"home.people" in site.ts', hasContent: ({ config }) => config.home.people.length > 0 },
  reviews: null,
};

/** A block that a page refers to, or the problem with its name. */
export type ResolvedBlock =
  | { readonly block: Block; readonly problem?: undefined }
  | { readonly block?: undefined; readonly problem: string };

/** Parses the name of a block, such as 'faq' or 'faq:servicing'. `problem` lacks file and key: 'is "faqs", which ...'. */
export function resolveBlock(text: string, source: BlockSource): ResolvedBlock {
  const { name: given, id } = parseBlock(text);
  const name = BLOCK_NAMES.find((known) => known === given);
  const wrong = (rest: string) => ({ problem: `is "${text}", ${rest}` });
  if (!name) return wrong(`which is no block. ${suggestWord(given, BLOCK_NAMES)}`);
  const supply = BLOCK_REQUIREMENTS[name];
  if (supply && !supply.hasContent(source))
    return wrong(`which has nothing to show. Write ${supply.from}, or take it out.`);
  const ids = supply?.ids?.(source);
  if (id === null) return { block: { name, id } };
  if (!supply || !ids) return wrong(`but a block "${name}" has no parts to choose from. Write "${name}".`);
  if (!ids.includes(id)) return wrong(`which is not in ${supply.from}. ${suggestWord(id, ids)}`);
  return { block: { name, id } };
}
