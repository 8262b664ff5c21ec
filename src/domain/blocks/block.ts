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
  'facts',
  'selling-points',
  'people',
  'reviews',
] as const;
export type BlockName = (typeof BLOCK_NAMES)[number];

/** A block that a page refers to by name. */
export interface Block {
  readonly name: BlockName;
  /** The entry to show: 'servicing' of 'faq:servicing'; null = all of them. */
  readonly id: string | null;
}

/** Parses 'faq' or 'faq:servicing'. `name` is not checked against BLOCK_NAMES. */
export function parseBlock(text: string): { readonly name: string; readonly id: string | null } {
  const colon = text.indexOf(':');
  if (colon === -1) return { name: text.trim(), id: null };
  return { name: text.slice(0, colon).trim(), id: text.slice(colon + 1).trim() };
}
