import type { CardLayout } from '#features/car-card/card-layout.ts';
import type { FacetTilesConfig } from '#site/config/home.ts';
import type { StockConfig } from '#site/config/stock.ts';
import type { Palette } from '#site/theme/palette.ts';

/** A cut of a variable typeface, which `npm run fonts` makes. */
export interface FontCut {
  /** The file that it is written to, without its folder and ending. */
  readonly file: string;
  /** The file that it is cut from, below @fontsource-variable in scripts/tools/fonts. */
  readonly from: string;
  readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
}

/** A style of a typeface in brochures. */
export type Face = 'heading' | 'text' | 'bold';

/** The look of brochures. Sizes are points. */
export interface BrochureStyle {
  /** One file per style, because PDFs don't support variable fonts. */
  readonly faces: Readonly<Record<Face, FontCut>>;
  readonly title: number;
  readonly heading: number;
  readonly price: number;
  /** The layout of key facts: table cells with the label above, or large figures under a rule with the label below. */
  readonly facts: 'cells' | 'figures';
  /** Whether features have a tick. */
  readonly ticks: boolean;
}

/** A design as data: everything but its style sheets and components. */
export interface Template {
  /** Its colours; a dealer's theme combines them with the dealer's own. */
  readonly palette: Palette;
  /** Its defaults of the configuration, which take precedence over the schema's. */
  readonly defaults: { readonly facetTiles?: FacetTilesConfig; readonly stock?: Partial<StockConfig> };
  /** The typefaces of pages; ranges follow the style sheets. */
  readonly fonts: readonly FontCut[];
  /** The layout of cards. */
  readonly card: CardLayout;
  /** The width of the car page's large photo, for `<img sizes>`. */
  readonly gallerySizes: string;
  /** Brochures differ as pages do: in structure and typeface, not in colour. */
  readonly brochure: BrochureStyle;
  /** CSS declarations for a dealer's name on the host's overview, if it is not set as most are. */
  readonly sign?: string;
}
