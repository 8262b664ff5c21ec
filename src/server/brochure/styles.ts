import type { Publisher } from './brochure.ts';

/** A style of a typeface, as scripts/fonts.ts cuts it to fonts/<name>.ttf. */
export type Face = 'heading' | 'text' | 'bold';

/** A template's brochure style. Sizes are points. */
export interface BrochureStyle {
  readonly faces: Readonly<Record<Face, string>>;
  readonly title: number;
  readonly heading: number;
  readonly price: number;
  /** The layout of key facts: table cells with the label above, or large figures under a rule with the label below. */
  readonly facts: 'cells' | 'figures';
  /** Whether features have a tick. */
  readonly ticks: boolean;
}

/** Templates differ as on screen: in structure and typeface, not in colour. */
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
