import { readFile } from 'node:fs/promises';
import { DEMO_DEALERS } from '#scripts/demo/demo-dealers.ts';
import type { Evidence } from '#tests/spec/evidence.ts';

/** The dealers with the most pages in each template: most faults are on their pages. */
const LARGEST = ['coolabah', 'boobook'] as const;

/** What tests over the built sites call: they take dealers that their file does not name. */
const TAKES_ANY_SITE = /\b(builtSites|sitesToVisit|sitesWithStock|findLargestSites)\b/;

/** The dealers whose sites evidence looks at: those that it names, and one of each template for tests over any sites. */
export async function findDealers(evidence: readonly Evidence[]): Promise<string[]> {
  const named = await Promise.all(
    evidence.map(async (entry) => {
      if (entry.kind === 'page') return [entry.slug];
      const text = await readFile(entry.file, 'utf8');
      return [
        ...DEMO_DEALERS.filter((slug) => text.includes(`'${slug}'`)),
        ...(TAKES_ANY_SITE.test(text) ? LARGEST : []),
      ];
    }),
  );
  const slugs = [...new Set(named.flat())];
  return slugs.length > 0 ? slugs : [...LARGEST];
}
