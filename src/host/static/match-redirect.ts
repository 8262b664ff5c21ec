import { encodePath } from '#host/request-path.ts';
import type { RedirectRule } from './redirects-file.ts';

/** A matching rule with its target filled in: a path or URL, ready for a Location header. */
export interface RedirectMatch {
  readonly to: string;
  readonly status: number;
  readonly force: boolean;
}

/** The first rule that matches a decoded path and its query (Netlify's order: top to bottom). */
export function matchRedirect(
  rules: readonly RedirectRule[],
  path: string,
  search: string,
): RedirectMatch | undefined {
  for (const rule of rules) {
    const values = captureValues(rule, path, search);
    if (values) return { to: buildTarget(rule, values, search), status: rule.status, force: rule.force };
  }
  return undefined;
}

type Values = Readonly<Record<string, string>>;

function captureValues(rule: RedirectRule, path: string, search: string): Values | undefined {
  const match = rule.pattern.exec(path);
  const fromQuery = match && captureQuery(rule.query, search);
  if (!fromQuery) return undefined;
  const fromPath = rule.names.map((name, i) => [name, match[i + 1] ?? ''] as const);
  return { ...fromQuery, ...Object.fromEntries(fromPath) };
}

function captureQuery(expected: RedirectRule['query'], search: string): Values | undefined {
  if (expected.length === 0) return {};
  const given = new URLSearchParams(search);
  const matches = expected.every(([name, value]) =>
    isPlaceholder(value) ? given.has(name) : given.get(name) === value,
  );
  if (!matches || given.size !== expected.length) return undefined;
  const captured = expected.filter(([, value]) => isPlaceholder(value));
  return Object.fromEntries(captured.map(([name, value]) => [value.slice(1), given.get(name) ?? '']));
}

function isPlaceholder(value: string): boolean {
  return value.startsWith(':');
}

/** Fills in the target. The query is appended unless the rule captures it or the target has its own. */
function buildTarget(rule: RedirectRule, values: Values, search: string): string {
  const filled = rule.to.replaceAll(/:([a-z_]\w*)/gi, (text, name: string) => {
    const value = values[name];
    return value === undefined ? text : encodePath(value);
  });
  if (search === '' || filled.includes('?') || rule.query.length > 0) return filled;
  const [address = '', fragment] = filled.split('#', 2);
  return `${address}${search}${fragment === undefined ? '' : `#${fragment}`}`;
}
