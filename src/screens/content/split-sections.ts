/** A part of a text with its heading. Both are HTML. */
export interface TextSection {
  readonly heading: string;
  readonly html: string;
}

/** A text split at its headings. */
interface SplitText {
  /** The text before the first heading, as HTML. */
  readonly opening: string;
  readonly sections: readonly TextSection[];
}

/** Splits a rendered page into sections (site/content/markdown.ts: its headings are plain h2). */
export function splitSections(html: string): SplitText {
  const [opening = '', ...parts] = html.split('<h2>');
  return {
    opening,
    sections: parts.map((part) => {
      const [heading = '', ...rest] = part.split('</h2>');
      return { heading, html: rest.join('</h2>').trim() };
    }),
  };
}

/** Characters of HTML that fit into a panel of half the column without towering over its neighbour. */
const PANEL_TEXT = 900;

/** Whether the sections are so short that they stand beside each other in panels. */
export function fitPanels(sections: readonly TextSection[]): boolean {
  return sections.length > 1 && sections.every(({ html }) => html.length < PANEL_TEXT);
}
