import { GetError, safeGet } from '#platform/http/safe-get.ts';
import { mapConcurrently } from '#scripts/cli/map-concurrently.ts';
import type { CheckedDealer } from '#scripts/site-check/finding.ts';
import { type Finding, warningAt } from '#site/checks/finding.ts';
import type { Site } from '#site/site.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 20 * 1024 * 1024;
const CONCURRENT = 8;
/** Gone, or never there. Many sites refuse programs with 403 or 429. */
const DEAD_STATUSES = new Set([404, 410]);

/** Links to other sites that lead nowhere. Links within the site are checked by every build. */
export async function checkOutsideLinks({ site }: CheckedDealer): Promise<Finding[]> {
  const outside = listLinks(site).filter(({ href }) => href.startsWith('https://') && URL.canParse(href));
  const links = Map.groupBy(outside, ({ href }) => href);
  const findings = await mapConcurrently(
    [...links],
    CONCURRENT,
    async ([href, [first]]): Promise<Finding[]> => {
      const problem = await findProblem(href);
      const text = `"${href}" ${problem}. Correct it.`;
      return problem && first ? [warningAt(first.file, 'link', text)] : [];
    },
  );
  return findings.flat();
}

async function findProblem(href: string): Promise<string | undefined> {
  try {
    const { status } = await safeGet(new URL(href), { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });
    return DEAD_STATUSES.has(status) ? `answers ${status}` : undefined;
  } catch (error) {
    if (error instanceof GetError) return error.message;
    throw error;
  }
}

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
