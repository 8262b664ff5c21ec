import type { TemplateName } from '#site/config/templates.ts';

/** Where a card is shown: in a search's list of results, or among a few on another page. */
export type CardVariant = 'list' | 'few';

/** The parts of a template's card layout that affect the markup. */
export interface CardLayout {
  /** How many facts have a column or corner of their own; the others join the note. */
  readonly columns: number;
  /** The width of the photo, for `<img sizes>`. Must match the template's card.css. */
  readonly sizes: Readonly<Record<CardVariant, string>>;
}

/** The layouts by template; pages pass theirs to their islands. */
export const cardLayouts = {
  classic: {
    columns: 4,
    sizes: {
      list: '(min-width: 1200px) 296px, (min-width: 576px) 50vw, 100vw',
      few: '(min-width: 576px) 304px, 72vw',
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
