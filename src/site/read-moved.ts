import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { ignoreMissing } from '#platform/fs-errors.ts';
import type { SiteConfig } from './config/site-config.ts';
import { SiteError } from './errors/site-error.ts';

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

/** One address of the dealer's earlier website, and where it leads now. */
export interface MovedAddress {
  /** Its line in the file. */
  readonly line: number;
  /** A path, encoded: '/old-page.php', '/news/*'. */
  readonly from: string;
  /** The query that it needs, in the order of the file: 'id=12&lang=en'; '' = any. */
  readonly query: string;
  /** A path of this site, or an https address. */
  readonly to: string;
}

/** What makes two addresses one: the slash at the end and the order of parameters do not matter. */
export function getAddressKey({ from, query }: Pick<MovedAddress, 'from' | 'query'>): string {
  return `${from.replace(/\/+$/, '')}?${query.split('&').sort().join('&')}`;
}

/** Whether it stands for all addresses that begin with it. */
export function isWildcard({ from }: Pick<MovedAddress, 'from'>): boolean {
  return from.endsWith('/*') || from.includes('/:');
}

/** All host names of a site: that of its address, the same with or without `www.`, and its aliases. */
function listOwnHosts({ url, hosting }: Pick<SiteConfig, 'url' | 'hosting'>): string[] {
  return [new URL(url).hostname, ...listOtherHosts({ url, hosting })];
}

/** The host names that lead to a site's address. */
export function listOtherHosts({ url, hosting }: Pick<SiteConfig, 'url' | 'hosting'>): string[] {
  const { hostname } = new URL(url);
  const counterpart = hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`;
  const aliases = (hosting?.aliases ?? []).flatMap((alias) =>
    alias.startsWith('www.') ? [alias] : [alias, `www.${alias}`],
  );
  return [...new Set([counterpart, ...aliases])].filter((name) => name !== hostname);
}

const MAX_MOVED_ADDRESSES = 20_000;

const rowSchema = v.array(v.object({ info: v.object({ lines: v.number() }), record: v.array(v.string()) }));

/** The first cell of a row with the names of the columns. */
const HEADING = /^(from|old|source|alt)( |$|_)/i;

export interface ParsedMoves {
  readonly moved: readonly MovedAddress[];
  /** 'line 3: problem. Fix.' */
  readonly problems: readonly string[];
}

/**
 * Parses the list of an earlier website's addresses: two columns, the old one as a path or a full address of one of
 * `hosts`, and the new one. Rows that say the same twice are one.
 */
export function parseMovedAddresses(text: string, hosts: ReadonlySet<string>): ParsedMoves {
  const rows = readRows(text);
  if (typeof rows === 'string') return { moved: [], problems: [rows] };
  if (rows.length > MAX_MOVED_ADDRESSES)
    return {
      moved: [],
      problems: [`has ${rows.length} rows, ${MAX_MOVED_ADDRESSES} at most. Join some with "/*".`],
    };
  const moved = new Map<string, MovedAddress>();
  const problems: string[] = [];
  for (const { line, cells } of rows) {
    const parsed = parseRow(line, cells, hosts);
    if (typeof parsed === 'string') {
      problems.push(`line ${line}: ${parsed}`);
      continue;
    }
    const key = getAddressKey(parsed);
    const other = moved.get(key);
    if (!other) moved.set(key, parsed);
    else if (other.to !== parsed.to)
      problems.push(
        `line ${line}: "${parsed.from}" leads to "${parsed.to}", but on line ${other.line} to "${other.to}". Keep one of the two.`,
      );
  }
  return { moved: [...moved.values()], problems };
}

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

function readRows(text: string): Row[] | string {
  try {
    const options = { trim: true, info: true, relax_column_count: true };
    const rows = v.parse(rowSchema, parse(text, options));
    return rows
      .filter(({ record }) => record.some((cell) => cell !== ''))
      .filter(({ record }, index) => !(index === 0 && HEADING.test(record[0] ?? '')))
      .map(({ info, record }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (error instanceof CsvError) return `cannot be read as CSV: ${error.message}. Correct it.`;
    throw error;
  }
}

function parseRow(line: number, cells: readonly string[], hosts: ReadonlySet<string>): MovedAddress | string {
  const [from, to, ...more] = cells;
  if (!from || !to || more.some((cell) => cell !== ''))
    return 'needs two columns: the old address and the new one.';
  const old = parseAddress(from);
  if (!old) return `"${from}" is not an address. Write a path such as "/used-cars.php", or the full address.`;
  if (old.host !== undefined && !hosts.has(old.host))
    return `"${from}" is at ${old.host}, which is no address of this site. Add the host to hosting.aliases, or write the path alone.`;
  if (/\*(?!$)|[^/]\*/.test(old.path)) return `"${from}": "*" may stand at the end only, after a slash.`;
  if (!isMatchableQuery(old.query))
    return `"${from}": a query needs names with a value each, such as "?id=12". Hosts match no other.`;
  const target = parseAddress(to);
  const isOwn = target && (target.host === undefined || hosts.has(target.host));
  if (!target || (!isOwn && !/^https:/i.test(to)))
    return `"${to}" is not an address. Write a path of this site, or one that begins with "https://".`;
  const query = target.query === '' ? '' : `?${target.query}`;
  return {
    line,
    from: old.path,
    query: old.query,
    to: isOwn ? `${target.path}${query}${target.hash}` : target.href,
  };
}

/** Whether a redirect rule can name the parameters of a query: '' or 'id=12&lang=en', no 'id', no 'a=b=c', none twice. */
function isMatchableQuery(query: string): boolean {
  const parts = query.split('&').filter(Boolean);
  const names = new Set(parts.map((part) => part.split('=')[0]));
  return names.size === parts.length && parts.every((part) => /^[^=]+=[^=]*$/.test(part));
}

interface Address {
  readonly href: string;
  /** Undefined for a path. */
  readonly host: string | undefined;
  readonly path: string;
  readonly query: string;
  readonly hash: string;
}

/** A path, or an http(s) address; characters that an address may not have are encoded. */
function parseAddress(text: string): Address | undefined {
  const isPath = /^\/(?!\/)/.test(text);
  if (!isPath && !/^https?:\/\//i.test(text)) return undefined;
  const url = URL.parse(text, 'http://path.invalid');
  if (!url) return undefined;
  return {
    href: url.href,
    host: isPath ? undefined : url.hostname,
    path: url.pathname,
    query: url.search.slice(1),
    hash: url.hash,
  };
}
