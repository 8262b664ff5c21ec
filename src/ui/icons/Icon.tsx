/** Every icon of icons.svg. */
// biome-ignore format: a list reads better in rows
export type IconName =
  | 'body' | 'bookmark' | 'calendar' | 'chat' | 'check' | 'close' | 'condition' | 'down' | 'drive' | 'drop'
  | 'file' | 'filters' | 'finance' | 'fuel' | 'heart' | 'km' | 'left' | 'mail' | 'menu' | 'minus' | 'phone'
  | 'pin' | 'plus' | 'right' | 'search' | 'share' | 'shield' | 'stock' | 'swap' | 'transmission';

/** A decorative icon next to a text that says the same: it has no accessible name. */
export function Icon({ name }: { readonly name: IconName }) {
  return <i className={`ico ico-${name}`} />;
}
