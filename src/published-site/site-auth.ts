import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { ignoreMissing } from '#platform/fs-errors.ts';

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
