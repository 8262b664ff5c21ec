import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { FileCache, LoadedFile } from '#platform/file-cache.ts';
import { ignoreMissing } from '#platform/fs-errors.ts';
import { logLine } from '#platform/log.ts';
import { type HostFacts, hostFactsSchema } from './host-facts.ts';

/** No dots: the build keeps files of its own in the same folder, '<slug>.pages.json'. */
const SLUG_PATTERN = /^[a-z0-9-]+$/;

/** The facts of all published sites, as they are on disk at the moment of asking. */
export interface HostFactsReader {
  /** In alphabetical order of their slugs, so that a dealer comes before its other templates. */
  all(): Promise<HostFacts[]>;
  bySlug(slug: string): Promise<HostFacts | undefined>;
  /** The dealer whose public address has this host name. */
  byHostname(hostname: string): Promise<HostFacts | undefined>;
}

/** Reads dist/.server. A file that is broken is named on stderr, once per version, and counts as missing. */
export function createHostFactsReader(distDir: string, read: FileCache): HostFactsReader {
  const dir = join(distDir, '.server');
  const parsed = new WeakMap<LoadedFile, HostFacts | undefined>();
  const slugOfHostname = new Map<string, string>();

  async function bySlug(slug: string): Promise<HostFacts | undefined> {
    const file = SLUG_PATTERN.test(slug) ? await read(join(dir, `${slug}.json`)) : undefined;
    if (!file) return undefined;
    if (!parsed.has(file)) parsed.set(file, parseHostFacts(file));
    return parsed.get(file);
  }

  async function all(): Promise<HostFacts[]> {
    const names = (await readdir(dir).catch(ignoreMissing)) ?? [];
    const slugs = names
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length));
    const facts = await Promise.all(slugs.sort().map(bySlug));
    return facts.filter((entry) => entry !== undefined);
  }

  async function byHostname(hostname: string): Promise<HostFacts | undefined> {
    const remembered = await bySlug(slugOfHostname.get(hostname) ?? '');
    if (remembered && hostnameOf(remembered) === hostname) return remembered;
    const found = (await all()).find((facts) => hostnameOf(facts) === hostname);
    if (found) slugOfHostname.set(hostname, found.slug);
    return found;
  }

  return { all, bySlug, byHostname };
}

function hostnameOf(facts: HostFacts): string {
  return new URL(facts.url).hostname;
}

function parseHostFacts(file: LoadedFile): HostFacts | undefined {
  try {
    const result = v.safeParse(hostFactsSchema, JSON.parse(file.body.toString()));
    if (result.success) return result.output;
    for (const issue of result.issues) {
      logLine(`${file.path}: ${v.getDotPath(issue) ?? ''}: ${issue.message}. Build the site again.`);
    }
  } catch {
    logLine(`${file.path}: is no JSON. Build the site again.`);
  }
  return undefined;
}
