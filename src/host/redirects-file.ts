import { parseAllRedirects } from '@netlify/redirect-parser';
import * as v from 'valibot';
import { decodePath, encodePath } from './request-path.ts';

/** A line as the parser hands it over; what depends on Netlify's own services is looked at only to refuse it. */
const lineSchema = v.object({
  from: v.string(),
  path: v.string(),
  to: v.string(),
  status: v.optional(v.number(), 301),
  force: v.boolean(),
  query: v.record(v.string(), v.string()),
  conditions: v.record(v.string(), v.unknown()),
  host: v.optional(v.string()),
  signed: v.optional(v.string()),
  proxy: v.boolean(),
});
type Line = v.InferOutput<typeof lineSchema>;

/** One line of a `_redirects` file, ready to match. */
export interface RedirectRule {
  readonly pattern: RegExp;
  /** What the pattern's groups are called: placeholders, then 'splat'. */
  readonly names: readonly string[];
  /** Parameters that must be in the query, and no others: a value, or ':name' to capture one. */
  readonly query: Readonly<Record<string, string>>;
  readonly to: string;
  readonly status: number;
  /** Applies even where a file exists (`301!`). */
  readonly force: boolean;
}

/** A rule that fits a request, with its target filled in: a path or an address, ready for a Location header. */
export interface Redirect {
  readonly to: string;
  readonly status: number;
  readonly force: boolean;
}

/** What a `_redirects` file says; none when there is no file. Lines that cannot be followed are named and left out. */
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
    const problem = problemOf(line);
    if (problem) problems.push(`${path}: ${line.from}: ${problem}`);
    return problem ? [] : [ruleOf(line)];
  });
  return { rules, problems };
}

function problemOf(line: Line): string | undefined {
  if (line.host) return 'a rule for another host is not supported here. Begin it with "/".';
  if (line.proxy) return 'fetching from another server is not supported here. Write 301 or 302.';
  if (line.signed || Object.keys(line.conditions).length > 0) return 'conditions are not supported here.';
  return undefined;
}

function ruleOf({ path, to, status, force, query }: Line): RedirectRule {
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
  // A path matches with and without its last slash, as on Netlify.
  const end = segments.at(-1) === '*' ? '' : '/?';
  return { pattern: new RegExp(`^${source.join('')}${end}$`), names, query, to, status, force };
}

/** The first rule that fits a decoded path and its query (Netlify's order: top to bottom). */
export function matchRedirect(
  rules: readonly RedirectRule[],
  path: string,
  search: string,
): Redirect | undefined {
  for (const rule of rules) {
    const values = capture(rule, path, search);
    if (values) return { to: target(rule, values, search), status: rule.status, force: rule.force };
  }
  return undefined;
}

type Values = Readonly<Record<string, string>>;

function capture(rule: RedirectRule, path: string, search: string): Values | undefined {
  const match = rule.pattern.exec(path);
  const fromQuery = match && captureQuery(rule.query, search);
  if (!fromQuery) return undefined;
  const fromPath = rule.names.map((name, i) => [name, match[i + 1] ?? ''] as const);
  return { ...fromQuery, ...Object.fromEntries(fromPath) };
}

function captureQuery(wanted: RedirectRule['query'], search: string): Values | undefined {
  const entries = Object.entries(wanted);
  if (entries.length === 0) return {};
  const given = new URLSearchParams(search);
  const fits =
    given.size === entries.length &&
    entries.every(([name, value]) => (value.startsWith(':') ? given.has(name) : given.get(name) === value));
  if (!fits) return undefined;
  return Object.fromEntries(
    entries
      .filter(([, value]) => value.startsWith(':'))
      .map(([name, value]) => [value.slice(1), given.get(name) ?? '']),
  );
}

/** Fills the target in. The query goes along unless the rule has taken it up or the target brings its own. */
function target(rule: RedirectRule, values: Values, search: string): string {
  const filled = rule.to.replaceAll(/:([a-z_]\w*)/gi, (text, name: string) => {
    const value = values[name];
    return value === undefined ? text : encodePath(value);
  });
  if (search === '' || filled.includes('?') || Object.keys(rule.query).length > 0) return filled;
  const [address = '', fragment] = filled.split('#', 2);
  return `${address}${search}${fragment === undefined ? '' : `#${fragment}`}`;
}
