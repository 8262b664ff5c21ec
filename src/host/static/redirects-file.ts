import { parseAllRedirects } from '@netlify/redirect-parser';
import * as v from 'valibot';
import { decodePath } from '#host/request-path.ts';

/** A line as the parser returns it. Features that need Netlify's own services are read only to reject them. */
const lineSchema = v.object({
  from: v.string(),
  path: v.string(),
  to: v.string(),
  status: v.optional(v.number(), 301),
  force: v.boolean(),
  query: v.record(v.string(), v.optional(v.string())),
  conditions: v.record(v.string(), v.unknown()),
  host: v.optional(v.string()),
  signed: v.optional(v.string()),
  proxy: v.boolean(),
});
type Line = v.InferOutput<typeof lineSchema>;

/** One line of a `_redirects` file, ready to match. */
export interface RedirectRule {
  readonly pattern: RegExp;
  /** The names of the pattern's groups: placeholders, then 'splat'. */
  readonly names: readonly string[];
  /** The exact parameters of the query, no others: a value, or ':name' to capture one. */
  readonly query: ReadonlyArray<readonly [name: string, value: string]>;
  readonly to: string;
  readonly status: number;
  /** Applies even if a file exists (`301!`). */
  readonly force: boolean;
}

/** Reads the rules of a `_redirects` file; none if it is missing. Invalid lines are skipped and reported in `problems`. */
export async function readRedirectsFile(
  path: string,
): Promise<{ rules: RedirectRule[]; problems: string[] }> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [path],
    configRedirects: [],
    minimal: false,
  });
  const problems = v
    .parse(v.array(v.instance(Error)), errors)
    .map((error) => `${path}: ${error.message.replaceAll(/\s+/g, ' ')}`);
  const rules = v.parse(v.array(lineSchema), redirects).flatMap((line) => {
    if (isForOtherName(line)) return [];
    const problem = problemOf(line);
    if (problem) problems.push(`${path}: ${line.from}: ${problem}`);
    return problem ? [] : [toRule(line)];
  });
  return { rules, problems };
}

/** 'https://old.example/* … 301!': other names of a site are led to it before its rules are asked. */
function isForOtherName({ host, force, status }: Line): boolean {
  return host !== undefined && force && status === 301;
}

/** Redirects, rewrites, and pages for missing or removed content. */
const STATUSES = [200, 301, 302, 303, 307, 308, 404, 410];

function problemOf(line: Line): string | undefined {
  if (line.host) return 'a rule for another host is not supported here. Begin it with "/".';
  if (line.proxy) return 'fetching from another server is not supported here. Write 301 or 302.';
  if (line.signed || Object.keys(line.conditions).length > 0) return 'conditions are not supported here.';
  if (Object.values(line.query).includes(undefined))
    return 'the query has no value. Write name=value or name=:name.';
  if (/\*(?!$)|[^/]\*/.test(line.path))
    return '"*" has a meaning at the end alone, after a slash. Write "/news/*".';
  if (STATUSES.includes(line.status)) return undefined;
  return `status ${line.status} makes no sense. Write one of ${STATUSES.join(', ')}.`;
}

function toRule({ path, to, status, force, query }: Line): RedirectRule {
  const names: string[] = [];
  const segments = (decodePath(path) ?? path).split('/').filter(Boolean);
  const source = segments.map((segment) => {
    if (segment === '*') {
      names.push('splat');
      return '(?:/(.*))?';
    }
    if (!segment.startsWith(':')) return `/${RegExp.escape(segment)}`;
    names.push(segment.slice(1));
    return '/([^/]+)';
  });
  // A path matches with or without a trailing slash, as on Netlify.
  const end = segments.at(-1) === '*' ? '' : '/?';
  const pattern = new RegExp(`^${source.join('')}${end}$`);
  // Decoded, as the parameters of a request are.
  const pairs = Object.entries(query).flatMap(([name, value = '']) => [
    ...new URLSearchParams(`${name}=${value}`),
  ]);
  return { pattern, names, query: pairs, to: toAscii(to), status, force };
}

/** Headers must be ASCII; characters that are already encoded stay as they are. */
function toAscii(address: string): string {
  return address.replaceAll(/[^\x20-\x7e]+/g, encodeURIComponent);
}
