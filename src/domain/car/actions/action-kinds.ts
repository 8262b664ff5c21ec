/** The built-in actions of the car page; dealers can add links of their own. */
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

/** The default actions: all except the inline form and the chats, which need a provider. */
export const DEFAULT_ACTIONS: readonly ActionKind[] = ACTION_KINDS.filter(
  (kind) => kind !== 'form' && kind !== 'chat' && kind !== 'assistant',
);
