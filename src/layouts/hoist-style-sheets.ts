const STYLE_SHEET_LINK = /<link rel="stylesheet"[^>]*>/g;

/**
 * Moves the style sheets of a page into its head, each once. Components link what they need where they stand, but found
 * there, in the middle of the page, a style sheet is requested late and holds up all that follows it.
 */
export function hoistStyleSheets(html: string): string {
  const links = new Set<string>();
  const rest = html.replaceAll(STYLE_SHEET_LINK, (link) => {
    links.add(link);
    return '';
  });
  // After the title: what a page requests first should not wait behind the pictures that it preloads.
  return rest.replace('</title>', () => `</title>${[...links].join('')}`);
}
