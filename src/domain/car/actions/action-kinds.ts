/** What may be offered on the page of a car; a custom link is the dealer's own beside these. */
export const ACTION_KINDS = [
  'enquire',
  'test-drive',
  'reserve',
  'call',
  'photos',
  'finance',
  'trade-in',
  'form',
  'chat',
  'assistant',
  'history',
  'brochure',
  'location',
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** What pages offer where the dealer says nothing: all but a form in the page and the chats, which need a provider. */
export const DEFAULT_ACTIONS: readonly ActionKind[] = ACTION_KINDS.filter(
  (kind) => kind !== 'form' && kind !== 'chat' && kind !== 'assistant',
);
