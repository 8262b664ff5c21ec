import { join } from 'node:path';
import { writeAtomically } from '#platform/write-atomically.ts';
import type { BrochureFile } from '#server/brochure/brochure.ts';
import type { SiteFacts } from './site-facts.ts';

/** The folder in dist of what the build leaves for programs. Hosts never serve folders that begin with a dot. */
export function getServerDir(distDir: string): string {
  return join(distDir, '.server');
}

/** The site facts of a site, by its folder's name in dist. */
export function getFactsPath(distDir: string, slug: string): string {
  return join(getServerDir(distDir), `${slug}.json`);
}

/** What its brochures say. */
export function getBrochuresPath(distDir: string, slug: string): string {
  return join(getServerDir(distDir), `${slug}.brochures.json`);
}

/** What its last build leaves for the next one. */
export function getManifestPath(distDir: string, slug: string): string {
  return join(getServerDir(distDir), `${slug}.pages.json`);
}

/** The slug in the name of a file of site facts; undefined for other files, whose names have a second dot. */
export function parseFactsFileName(name: string): string | undefined {
  return /^([a-z0-9-]+)\.json$/.exec(name)?.[1];
}

/** Writes the site facts, in one step: a running host may be reading them. */
export async function writeSiteFacts(distDir: string, facts: SiteFacts): Promise<void> {
  await writeAtomically(getFactsPath(distDir, facts.slug), JSON.stringify(facts));
}

/** Writes what the brochures of a site say, in one step too. */
export async function writeBrochures(distDir: string, slug: string, brochures: BrochureFile): Promise<void> {
  await writeAtomically(getBrochuresPath(distDir, slug), JSON.stringify(brochures));
}
