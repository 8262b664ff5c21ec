import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { BrochureFile } from '#brochure/brochure.ts';
import { ignoreMissing } from '#platform/fs-errors.ts';
import { writeAtomically } from '#platform/write-atomically.ts';
import type { SiteFacts } from './site-facts.ts';

/** The folder in dist for files that programs read. Hosts never serve folders that start with a dot. */
export function getServerDir(distDir: string): string {
  return join(distDir, '.server');
}

/** The path of a site's facts, by its folder's name in dist. */
export function getFactsPath(distDir: string, slug: string): string {
  return join(getServerDir(distDir), `${slug}.json`);
}

/** The path of a site's brochure content. */
export function getBrochuresPath(distDir: string, slug: string): string {
  return join(getServerDir(distDir), `${slug}.brochures.json`);
}

/** The path of the manifest of a site's last build. */
export function getManifestPath(distDir: string, slug: string): string {
  return join(getServerDir(distDir), `${slug}.pages.json`);
}

/** The slug in a site-facts file name; undefined for other files, whose names have a second dot. */
export function parseFactsFileName(name: string): string | undefined {
  return /^([a-z0-9-]+)\.json$/.exec(name)?.[1];
}

/** Writes the site facts atomically: a running host may be reading them. */
export async function writeSiteFacts(distDir: string, facts: SiteFacts): Promise<void> {
  await writeAtomically(getFactsPath(distDir, facts.slug), JSON.stringify(facts));
}

/** Writes a site's brochure content atomically. */
export async function writeBrochures(distDir: string, slug: string, brochures: BrochureFile): Promise<void> {
  await writeAtomically(getBrochuresPath(distDir, slug), JSON.stringify(brochures));
}

/** How a site asks for a name and a password. */
const siteAuthSchema = v.object({
  /** The environment variable with the names and the hashes of their passwords. */
  loginsEnv: v.pipe(v.string(), v.minLength(1)),
});

export type SiteAuth = v.InferOutput<typeof siteAuthSchema>;

/** It lies in the site's folder and is published with it, so there is no moment in which one is there without the other. */
const getAuthPath = (dir: string) => join(dir, '.auth.json');

/** Writes that the site in this folder asks for a name and a password. */
export async function writeSiteAuth(dir: string, auth: SiteAuth): Promise<void> {
  await writeFile(getAuthPath(dir), JSON.stringify(auth));
}

/** How the site in a folder asks for a login; null if it does not. Rejects if that cannot be told. */
export async function readSiteAuth(dir: string): Promise<SiteAuth | null> {
  const text = await readFile(getAuthPath(dir), 'utf8').catch(ignoreMissing);
  return text === undefined ? null : v.parse(siteAuthSchema, JSON.parse(text));
}
