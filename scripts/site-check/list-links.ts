import type { Site } from '#site/site.ts';

/** A link in one of the dealer's files. */
export interface WrittenLink {
  readonly file: string;
  readonly href: string;
}

/** Every link that the dealer wrote, with its file. */
export function listLinks({ pages, links, nav = [], promos, blocks, popup, locations }: Site): WrittenLink[] {
  const ofPages = [...pages.values()].flatMap(({ source, html }) =>
    [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => ({
      file: source,
      href: href.replaceAll('&amp;', '&'),
    })),
  );
  const items = nav.flatMap(({ href, items: below }) => [
    href,
    ...(Array.isArray(below) ? below.map((item) => item.href) : []),
  ]);
  const inFile = (file: string, hrefs: readonly (string | null | undefined)[]) =>
    hrefs.flatMap((href) => (href ? [{ file, href }] : []));
  return [
    ...ofPages,
    ...inFile('site.ts', [...Object.values(links), ...items]),
    ...inFile(
      'content/promos.json',
      promos.map(({ link }) => link),
    ),
    ...inFile(
      'content/slides.json',
      blocks.slides.map(({ link }) => link),
    ),
    ...inFile('content/popup.json', [popup?.linkTo]),
    ...inFile(
      'content/locations.json',
      locations.map(({ website_url }) => website_url),
    ),
  ];
}
