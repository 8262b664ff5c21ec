/** The named blocks that a page of text or the home page may show. */
export const BLOCK_NAMES = [
  'faq',
  'certified',
  'service-plan',
  'warranty',
  'payment-methods',
  'banner',
  'promotion-slider',
  'video',
  'chat',
  'locations',
] as const;
export type BlockName = (typeof BLOCK_NAMES)[number];

/** A block as a page names it. */
export interface Block {
  readonly name: BlockName;
  /** Which entry of its content: 'servicing' of 'faq:servicing'; null = all of it. */
  readonly id: string | null;
}

/** What a name of a block says: 'faq' or 'faq:servicing'. `name` may be none of BLOCKS. */
export function parseBlock(text: string): { readonly name: string; readonly id: string | null } {
  const [, name = '', id] = /^([^:]*)(?::(.*))?$/s.exec(text) ?? [];
  return { name: name.trim(), id: id?.trim() ?? null };
}

export function isBlockName(name: string): name is BlockName {
  return (BLOCK_NAMES as readonly string[]).includes(name);
}
