import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { getFileStamp } from '#platform/file-cache.ts';
import { ignoreMissing } from '#platform/fs-errors.ts';
import { logLine } from '#platform/log.ts';
import { getFactsPath, getServerDir, parseFactsFileName } from './server-files.ts';
import { type SiteFacts, siteAddressSchema, siteFactsSchema } from './site-facts.ts';

/** A broken site-facts file, with a line for each problem. */
class SiteFactsError extends Error {
  override readonly name = 'SiteFactsError';
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** Reads the facts of published sites as they are on disk at the time of the call. */
export interface SiteReader {
  /** A site by its folder's name in dist. Rejects with a SiteFactsError if its file is broken. */
  bySlug(slug: string): Promise<SiteFacts | undefined>;
  /** A site by the host name of its public address. Rejects if its file, or one that may be its file, is broken. */
  byHostname(hostname: string): Promise<SiteFacts | undefined>;
  /** Only the slug, even if the site's other facts are broken: its pages can still be served. Never rejects for a broken file. */
  findSlug(hostname: string): Promise<string | undefined>;
  /** The address of the site that another host name leads to. Never rejects for a broken file. */
  findAddress(hostname: string): Promise<string | undefined>;
  /**
   * All published sites in alphabetical order, which puts a dealer before its other templates. Sites with a broken file
   * are left out and logged to stderr, once per version.
   */
  all(): Promise<SiteFacts[]>;
}

type SiteAddress = v.InferOutput<typeof siteAddressSchema>;

/** One version of a file. */
interface FactsFile {
  readonly slug: string;
  /** Undefined if even that can't be read. */
  readonly hostname: string | undefined;
  readonly address: SiteAddress | undefined;
  readonly facts: SiteFacts | SiteFactsError;
}

/** One mistake often repeats in every car. */
const MAX_PROBLEM_LINES = 5;

/**
 * Reads dist/.server, the only source of dealer facts for the host and the functions. A file is read again once it has
 * been replaced.
 */
export function createSiteReader(distDir: string): SiteReader {
  const versions = new Map<
    string,
    { readonly stamp: string; readonly file: Promise<FactsFile | undefined> }
  >();
  const reported = new WeakSet<SiteFactsError>();
  const slugOfHostname = new Map<string, string>();

  /** Simultaneous calls share one read. */
  function open(slug: string): Promise<FactsFile | undefined> {
    if (!parseFactsFileName(`${slug}.json`)) return Promise.resolve(undefined);
    const path = getFactsPath(distDir, slug);
    // Synchronous because it runs on every request: waiting for a thread would cost more than the stat itself.
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
    for (const line of facts.lines) logLine(line);
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
    findAddress: async (hostname) =>
      (await openAll()).find(({ address }) => address?.otherHosts.includes(hostname))?.address?.url,
    async all() {
      const files = await openAll();
      return files.flatMap(({ facts }) => (facts instanceof SiteFactsError ? [] : [facts]));
    },
  };
}

/** Leads are not accepted under unknown terms: functions then answer 503. */
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
    return { slug, hostname: undefined, address: undefined, facts };
  }
  const address = v.safeParse(siteAddressSchema, json);
  const parsed = v.safeParse(siteFactsSchema, json);
  return {
    slug,
    hostname: address.success ? new URL(address.output.url).hostname : undefined,
    address: address.success ? address.output : undefined,
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
