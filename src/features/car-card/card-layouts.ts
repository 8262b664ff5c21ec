import type { TemplateName } from '#site/config/templates.ts';

/** Where a card stands: in the list of a search, or among a few on another page. */
export type CardVariant = 'list' | 'few';

/** How a template lays out a card, as far as its markup depends on it. */
export interface CardLayout {
  /** So many facts have a column or corner of their own; the rest join the note. */
  readonly columns: number;
  /** How wide the photo is drawn, for `<img sizes>`; follows the template's card.css. */
  readonly sizes: Readonly<Record<CardVariant, string>>;
}

/** By template; pages hand their islands the one they need. */
export const cardLayouts = {
  classic: {
    columns: 4,
    sizes: {
      list: '(min-width: 1200px) 296px, (min-width: 576px) 50vw, 100vw',
      few: '(min-width: 576px) 304px, 90vw',
    },
  },
  showroom: {
    columns: 2,
    sizes: {
      list: '(min-width: 1200px) 440px, (min-width: 768px) 50vw, 100vw',
      few: '(min-width: 768px) 50vw, 100vw',
    },
  },
} as const satisfies Record<TemplateName, CardLayout>;
