/** Where a card is shown: in a search's list of results, or among a few on another page. */
export type CardVariant = 'list' | 'few';

/** The parts of a template's card layout that affect the markup. Pages pass theirs to their islands. */
export interface CardLayout {
  /** How many facts have a column or corner of their own; the others join the note. */
  readonly columns: number;
  /** The width of the photo, for `<img sizes>`. Must match the template's card.css. */
  readonly sizes: Readonly<Record<CardVariant, string>>;
}
