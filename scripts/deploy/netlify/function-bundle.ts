import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '#platform/fs-errors.ts';
import { getBrochuresPath, getFactsPath } from '#server/published-site/server-files.ts';
import type { SiteFacts } from '#server/published-site/site-facts.ts';
import { appendToZip } from './append-to-zip.ts';
import type { FunctionSettings } from './netlify-api.ts';

/** A function, ready to upload. */
export interface FunctionBundle {
  readonly name: string;
  readonly zip: Uint8Array<ArrayBuffer>;
  readonly settings: FunctionSettings;
  /** The times at which it runs by itself. */
  readonly schedule: string | undefined;
  /** What its upload says about it: the runtime. */
  readonly query: Readonly<Record<string, string>>;
}

type RebuildFacts = Pick<SiteFacts, 'rebuildSecrets' | 'buildHook'>;

/** Functions that a dealer may have no use for: a schedule that has nothing to do is still paid for. */
const OPTIONAL_FUNCTIONS: ReadonlyMap<string, (facts: RebuildFacts) => boolean> = new Map([
  ['rebuild', (facts) => facts.rebuildSecrets.length > 0],
  ['rebuild-status', (facts) => facts.rebuildSecrets.length > 0],
  ['rebuild-due', (facts) => facts.rebuildSecrets.length > 0 && facts.buildHook !== null],
]);

/** The only function that reads what brochures say. */
const BROCHURE_FUNCTION = 'brochure';

/** The functions of one dealer: those that it uses, each with the dealer's facts. */
export async function addDealerFiles(
  bundles: readonly FunctionBundle[],
  distDir: string,
  slug: string,
  facts: RebuildFacts,
): Promise<FunctionBundle[]> {
  const factsEntry = await readEntry(getFactsPath(distDir, slug), getFactsPath('dist', slug));
  const brochures = await readEntry(getBrochuresPath(distDir, slug), getBrochuresPath('dist', slug));
  return bundles
    .filter(({ name }) => OPTIONAL_FUNCTIONS.get(name)?.(facts) ?? true)
    .map((bundle) => ({
      ...bundle,
      zip: appendToZip(bundle.zip, [...factsEntry, ...(bundle.name === BROCHURE_FUNCTION ? brochures : [])]),
    }));
}

/** `path`: where functions look for it. */
async function readEntry(file: string, path: string) {
  const content = await readFile(file).catch(ignoreMissing);
  return content ? [{ path: join(path), content }] : [];
}
