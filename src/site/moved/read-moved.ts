import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '#platform/fs-errors.ts';
import type { SiteConfig } from '#site/config/site-config.ts';
import { SiteError } from '#site/errors/site-error.ts';
import type { MovedAddress } from './moved-address.ts';
import { listOwnHosts } from './own-hosts.ts';
import { parseMovedAddresses } from './parse-moved.ts';

/** Reads the addresses that moved; none if site.ts names no file. Throws SiteError with all mistakes of the file. */
export async function readMovedAddresses(
  dir: string,
  config: Pick<SiteConfig, 'redirects' | 'url' | 'hosting'>,
): Promise<readonly MovedAddress[]> {
  if (config.redirects === undefined) return [];
  const file = join(dir, config.redirects);
  const text = await readFile(file, 'utf8').catch(ignoreMissing);
  if (text === undefined) {
    throw new SiteError([
      `${join(dir, 'site.ts')}: redirects: is "${config.redirects}", which is not in this folder. Put the file there.`,
    ]);
  }
  const { moved, problems } = parseMovedAddresses(text, new Set(listOwnHosts(config)));
  if (problems.length > 0) throw new SiteError(problems.map((problem) => `${file}: ${problem}`));
  return moved;
}
