import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { getFileStamp } from '#platform/file-cache.ts';
import { ignoreMissing } from '#platform/fs-errors.ts';
import { logLine } from '#platform/log.ts';
import { getFactsPath, getServerDir, parseFactsFileName } from './server-files.ts';
import { type SiteFacts, siteAddressSchema, siteFactsSchema } from './site-facts.ts';

/** A broken file of site facts: a line for each problem. */
class SiteFactsError extends Error {
  override readonly name = 'SiteFactsError';
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** Finds what is known of the published sites, as they are on disk at the moment of asking. */
export interface SiteReader {
  /** A site by its folder's name in dist. Rejects with a SiteFactsError where its file is broken. */
  bySlug(slug: string): Promise<SiteFacts | undefined>;
  /** A site by the host name of its public address. Rejects where its file, or one that may be its file, is broken. */
  byHostname(hostname: string): Promise<SiteFacts | undefined>;
  /** The slug alone, of a site whose other facts are broken too: its pages can be served. Never rejects for a broken file. */
  findSlug(hostname: string): Promise<string | undefined>;
  /**
   * Every published site in alphabetical order, so that a dealer comes before its other templates. Those whose file is
   * broken are left out and named on stderr, once per version.
   */
  all(): Promise<SiteFacts[]>;
}

/** One version of a file. */
interface FactsFile {
  readonly slug: string;
  /** Undefined where not even that can be read. */
  readonly hostname: string | undefined;
  readonly facts: SiteFacts | SiteFactsError;
}

/** A mistake in one place is often a mistake in every car. */
const MAX_PROBLEM_LINES = 5;

/**
 * Reads dist/.server, the only source of facts of the host and the functions. A file is read again when it is another
 * one than before.
 */
export function createSiteReader(distDir: string): SiteReader {
  const versions = new Map<
    string,
    { readonly stamp: string; readonly file: Promise<FactsFile | undefined> }
  >();
  const reported = new WeakSet<SiteFactsError>();
  const slugOfHostname = new Map<string, string>();

  /** Calls that come together share one reading. */
  function open(slug: string): Promise<FactsFile | undefined> {
    if (!parseFactsFileName(`${slug}.json`)) return Promise.resolve(undefined);
    const path = getFactsPath(distDir, slug);
    // Every request looks: waiting for a thread to do it would cost more than the look itself.
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) return Promise.resolve(undefined);
    const stamp = getFileStamp(stats);
    const known = versions.get(slug);
    if (known?.stamp === stamp) return known.file;
    const file = readFactsFile(path, slug);
    versions.set(slug, { stamp, file });
    file.catch(() => versions.delete(slug));
    return file;
  }

  async function openAll(): Promise<FactsFile[]> {
    const names = (await readdir(getServerDir(distDir)).catch(ignoreMissing)) ?? [];
    const slugs = names.flatMap((name) => parseFactsFileName(name) ?? []);
    const files = (await Promise.all(slugs.sort().map(open))).filter((file) => file !== undefined);
    for (const { facts } of files) reportProblems(facts);
    return files;
  }

  function reportProblems(facts: FactsFile['facts']): void {
    if (!(facts instanceof SiteFactsError) || reported.has(facts)) return;
    reported.add(facts);
    facts.lines.forEach(logLine);
  }

  async function findFile(hostname: string): Promise<FactsFile | undefined> {
    const remembered = await open(slugOfHostname.get(hostname) ?? '');
    if (remembered?.hostname === hostname) return remembered;
    const found = (await openAll()).find((file) => file.hostname === hostname);
    if (found) slugOfHostname.set(hostname, found.slug);
    return found;
  }

  return {
    async bySlug(slug) {
      const file = await open(slug);
      return file && requireFacts(file);
    },
    async byHostname(hostname) {
      const file =
        (await findFile(hostname)) ?? (await openAll()).find((other) => other.hostname === undefined);
      return file && requireFacts(file);
    },
    findSlug: async (hostname) => (await findFile(hostname))?.slug,
    async all() {
      const files = await openAll();
      return files.flatMap(({ facts }) => (facts instanceof SiteFactsError ? [] : [facts]));
    },
  };
}

/** No lead is taken on terms that are not known: a function answers 503 then. */
function requireFacts({ facts }: FactsFile): SiteFacts {
  if (facts instanceof SiteFactsError) throw facts;
  return facts;
}

async function readFactsFile(path: string, slug: string): Promise<FactsFile | undefined> {
  const text = await readFile(path, 'utf8').catch(ignoreMissing);
  if (text === undefined) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    const facts = new SiteFactsError([`${path}: is not JSON. Build the site again.`]);
    return { slug, hostname: undefined, facts };
  }
  const address = v.safeParse(siteAddressSchema, json);
  const parsed = v.safeParse(siteFactsSchema, json);
  return {
    slug,
    hostname: address.success ? new URL(address.output.url).hostname : undefined,
    facts: parsed.success ? parsed.output : new SiteFactsError(formatProblems(path, parsed.issues)),
  };
}

function formatProblems(path: string, issues: readonly v.BaseIssue<unknown>[]): string[] {
  const lines = issues
    .slice(0, MAX_PROBLEM_LINES)
    .map((issue) => `${path}: ${v.getDotPath(issue) ?? 'file'}: ${issue.message}. Build the site again.`);
  const more = issues.length - lines.length;
  return more > 0 ? [...lines, `${path}: has ${more} more problems. Build the site again.`] : lines;
}
