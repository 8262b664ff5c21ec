import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '#platform/sha256.ts';
import { writeFile } from './files.ts';
import { memoize } from './memoize.ts';

const LINKS = /(?:<link rel="stylesheet" href="[^"]*">){2,}/;

interface JoinedPage {
  readonly html: string;
  /** The joined style sheet, as a path in the dealer's folder; none if the page links only one. */
  readonly styles: readonly string[];
}

/**
 * Creates what joins the style sheets in a page's head into one file of the dealer's folder, written once per combination.
 * The first paint waits for all of them, and over HTTP/1.1 each further one opens a connection of its own: 150 to 300 ms on a
 * slow phone. `data-parts` tells islands what is in it (load-styles.ts).
 */
export function createStyleJoiner(dir: string): (html: string) => JoinedPage {
  const joinFiles = memoize((links: string) => {
    const hrefs = [...links.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    const css = hrefs.map((href) => readFileSync(join(dir, href), 'utf8')).join('\n');
    const path = `assets/page.${sha256(css, 'hex', 8)}.css`;
    writeFile(join(dir, path), css);
    return {
      path,
      link: `<link rel="stylesheet" href="/${path}" data-parts="${hrefs.slice(1).join(' ')}">`,
    };
  });
  return (html) => {
    const links = LINKS.exec(html)?.[0];
    if (!links) return { html, styles: [] };
    const { path, link } = joinFiles(links);
    return { html: html.replace(links, () => link), styles: [path] };
  };
}
