import { readFile } from 'node:fs/promises';
import { DEMO_DEALERS } from '#scripts/demo/demo-dealers.ts';
import type { Evidence } from '#tests/spec/evidence.ts';

/** The dealers with the most pages in each template: most faults are on their pages. */
const LARGEST = ['coolabah', 'boobook'] as const;

/** The dealers whose sites evidence looks at: those that it names, or one of each template. */
export async function findDealers(evidence: readonly Evidence[]): Promise<string[]> {
  const named = await Promise.all(
    evidence.map(async (entry) => {
      if (entry.kind === 'page') return [entry.slug];
      const text = await readFile(entry.file, 'utf8');
      return DEMO_DEALERS.filter((slug) => text.includes(`'${slug}'`));
    }),
  );
  const slugs = [...new Set(named.flat())];
  return slugs.length > 0 ? slugs : [...LARGEST];
}
