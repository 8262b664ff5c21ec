import { join } from 'node:path';
import { readHeadersFile } from '#host/static/headers-file.ts';
import { readRedirectsFile } from '#host/static/redirects-file.ts';
import type { DeployConfig } from '#site/config/hosting.ts';
import { type BuiltFile, type DeployTarget, DYNAMIC_PATHS } from './target.ts';

const USES: Readonly<Record<(typeof DYNAMIC_PATHS)[number], string>> = {
  '/api/': 'send forms to /api/',
  '/brochure/': 'link to brochures at /brochure/',
  '/.netlify/images': 'show pictures of /.netlify/images',
};

/** Whether something answers what pages ask of functions. */
function hasFunctions(target: DeployConfig): boolean {
  return target.kind === 'netlify' || target.host !== undefined;
}

/** One line for each thing that pages would ask for in vain. */
export function findUnanswered(slug: string, target: DeployConfig, files: readonly BuiltFile[]): string[] {
  if (hasFunctions(target)) return [];
  return DYNAMIC_PATHS.flatMap((path) => {
    const pages = files.filter(({ needs }) => needs.includes(path)).length;
    if (pages === 0) return [];
    const fix =
      path === '/.netlify/images'
        ? "Write images: { provider: 'none' } or 'cloudinary', or name the host that answers them in hosting.deploy.host."
        : 'Name the host that answers them in hosting.deploy.host, and let the web server or CDN pass them on.';
    return [`${slug}: hosting.deploy: ${pages} pages ${USES[path]}, which files alone do not answer. ${fix}`];
  });
}

const CHECK_TIMEOUT_MS = 15_000;

/**
 * Asks the site itself whether /api/ reaches our functions, whose captcha is JSON. Resolves to what is wrong: an `error` if
 * something else answers, a `warning` if nothing does, as before a domain is connected.
 */
export async function checkApi(
  slug: string,
  url: string,
): Promise<{ readonly error?: string; readonly warning?: string }> {
  const address = `${url}/api/captcha`;
  const response = await fetch(address, {
    redirect: 'manual',
    signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
  }).catch(() => undefined);
  if (!response)
    return { warning: `${slug}: ${address} could not be asked. Try a form once the domain is connected.` };
  const type = response.headers.get('content-type') ?? '';
  await response.body?.cancel();
  // Also 404, by a dealer that asks for no captcha, and 429.
  if (/\bjson\b/.test(type)) return {};
  return {
    error: `${slug}: ${address} answers ${response.status} (${type || 'no type'}), which is not our functions: forms would fail. Pass /api/ on to the host, or add --skip-api-check before the domain is moved.`,
  };
}

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
