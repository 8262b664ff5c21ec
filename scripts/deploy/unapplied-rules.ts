import { join } from 'node:path';
import { readHeadersFile } from '#host/static/headers-file.ts';
import { readRedirectsFile } from '#host/static/redirects-file.ts';
import type { DeployTarget } from './target.ts';

/** Files that configure Netlify and the included host; other servers would show them to visitors. */
const CONFIG_FILES = new Set(['_headers', '_redirects']);

/** Whether a target is to get a file. */
export function isForTarget({ applies }: Pick<DeployTarget, 'applies'>, path: string): boolean {
  return applies === 'all' || !CONFIG_FILES.has(path);
}

/** Lines about the rules of a build that its target does not apply; none for a target that applies all. */
export async function listUnappliedRules(
  dir: string,
  { applies, name }: Pick<DeployTarget, 'applies' | 'name'>,
): Promise<string[]> {
  if (applies === 'all') return [];
  const { rules: headerRules } = await readHeadersFile(join(dir, '_headers'));
  const { rules: redirects } = await readRedirectsFile(join(dir, '_redirects'));
  const names = new Set(
    headerRules
      .flatMap(({ values }) => [...values].map(([header]) => header))
      .filter((header) => applies === 'none' || header.toLowerCase() !== 'cache-control'),
  );
  const moved = redirects.filter(({ status }) => status >= 300 && status < 400).length;
  const rewritten = redirects.length - moved;
  return [
    ...(names.size > 0
      ? [`_headers: ${name} does not send ${[...names].join(', ')}. Set them at the CDN or web server.`]
      : []),
    ...(moved > 0
      ? [`_redirects: ${name} does not apply ${moved} redirects. Set them at the CDN or web server.`]
      : []),
    ...(rewritten > 0
      ? [
          `_redirects: ${name} does not apply ${rewritten} rewrites. Write hosting: { rewrites: false } in site.ts.`,
        ]
      : []),
  ];
}
