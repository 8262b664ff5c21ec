/**
 * The colours that a template chooses, by role: style sheets use roles, never hues. The roles of the dealer's own
 * colour (BRAND_ROLES) are computed from it. Both become custom properties of the same name: `ink-2` -> `var(--ink-2)`.
 */
export const PALETTE_ROLES = [
  /** The page behind everything. */
  'canvas',
  /** Panels, cards, fields and plain buttons. */
  'surface',
  /** Backgrounds one step darker: section bands, today's row, hovered menu items. */
  'sunken',
  /** Dividers; decorative, no contrast minimum. */
  'line',
  /** The edge of controls: 3:1. */
  'line-strong',
  'ink',
  /** Secondary text. */
  'ink-2',
  /** Counts, legal text, breadcrumbs: still 4.5:1. */
  'ink-3',
  'good',
  'good-tint',
  'warn',
  'warn-tint',
  'danger',
  'danger-tint',
  'tag-bg',
  'tag-ink',
  /** Fills the gap between a control and its focus ring. */
  'focus-halo',
  /** The backdrop of every picture: wall above, floor below, and the text on them. */
  'wall',
  'floor',
  'photo-ink',
  'photo-ink-2',
  /** A word or shape on the wall, large enough to be decoration. */
  'photo-mark',
  /** A quieter backdrop, for rows of model pictures. */
  'wall-2',
  'floor-2',
  /** The ground of pictures without one, such as those of bodies: light in both modes, for they have dark parts. */
  'cut-out',
  /** Red, green and blue of the scrim under text on a photo: `rgb(var(--scrim) / .66)`, never less opaque under text. */
  'scrim',
  'on-scrim',
  /** The frame of the page: utility bar and footer. */
  'band',
  'on-band',
  'on-band-2',
  /** The dot before "Open today". */
  'open',
  /** The colour of --shadow-lift. */
  'shadow',
] as const;
type PaletteRole = (typeof PALETTE_ROLES)[number];

/** The roles that createTheme computes from the dealer's colour. */
export const BRAND_ROLES = [
  /** The fill of the primary action of a region, and of ticked boxes. */
  'brand',
  'brand-hover',
  'on-brand',
  /** The 1 px edge of a brand fill: the fill itself, or ink if the fill is too light to be visible on the page. */
  'brand-edge',
  /** Text and edges of selected items. */
  'brand-text',
  /** The background of selected items. */
  'brand-tint',
  'focus',
] as const;
export type BrandRole = (typeof BRAND_ROLES)[number];

/** Hex colours (`#14181c`), except `scrim` ('20 24 28'), `shadow` and `cut-out` (any CSS colour). */
export type PaletteColours = Readonly<Record<PaletteRole, string>>;

/** A template's colours in both modes. */
export interface Palette {
  readonly light: PaletteColours;
  readonly dark: PaletteColours;
}

export type ColourRole = PaletteRole | BrandRole;
export type ThemeColours = Readonly<Record<ColourRole, string>>;
export type ColourMode = keyof Palette;
