/** A text taken apart at its headings. All of it is HTML. */
interface SplitText {
  /** What stands before the first heading. */
  readonly opening: string;
  readonly sections: readonly { readonly heading: string; readonly html: string }[];
}

/** The sections of a rendered page (site/content/markdown.ts: its headings are plain h2). */
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
