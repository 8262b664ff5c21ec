import type { Publisher } from './brochure.ts';

/** A style of a typeface, as scripts/fonts.ts cuts it to fonts/<name>.ttf. */
export type Face = 'heading' | 'text' | 'bold';

/** How a template sets a brochure. Sizes are points. */
export interface BrochureStyle {
  readonly faces: Readonly<Record<Face, string>>;
  readonly title: number;
  readonly heading: number;
  readonly price: number;
  /** A key fact: in a cell of a table with its name above, or large under a rule with its name below. */
  readonly facts: 'cells' | 'figures';
  /** Whether what is included is ticked off. */
  readonly ticks: boolean;
}

/** The same difference as on screen: structure and typeface, not paint. */
export const BROCHURE_STYLES = {
  classic: {
    faces: { heading: 'archivo-heading', text: 'archivo-text', bold: 'archivo-bold' },
    title: 22,
    heading: 13,
    price: 24,
    facts: 'cells',
    ticks: true,
  },
  showroom: {
    faces: { heading: 'newsreader-heading', text: 'instrument-sans-text', bold: 'instrument-sans-bold' },
    title: 28,
    heading: 17,
    price: 24,
    facts: 'figures',
    ticks: false,
  },
} as const satisfies Record<Publisher['template'], BrochureStyle>;
