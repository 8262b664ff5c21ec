const STYLE_SHEET_LINK = /<link rel="stylesheet"[^>]*>/g;
const MODULE_SCRIPT = '<script type="module" src=';

/**
 * Orders what a page requests by when it is needed. Its style sheets move into its head, each once: components link what they
 * need where they stand, but found there, in the middle of the page, a style sheet is requested late and holds up all that
 * follows it. Scripts, which run after the page is read, leave the connection to the first picture.
 */
export function orderRequests(html: string): string {
  const links = new Set(html.match(STYLE_SHEET_LINK));
  const rest = html
    .replaceAll(STYLE_SHEET_LINK, '')
    .replaceAll(MODULE_SCRIPT, MODULE_SCRIPT.replace('src', 'fetchpriority="low" src'));
  // After the title: what a page requests first should not wait behind the pictures that it preloads.
  return rest.replace('</title>', () => `</title>${[...links].join('')}`);
}
