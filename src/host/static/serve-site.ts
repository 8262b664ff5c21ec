import { decodePath, encodePath } from '#host/request-path.ts';
import { respondFile, respondNotAllowed, respondRedirect, respondText } from '#host/respond.ts';
import { type HostRoute, matchRoute, type SiteRequest } from '#host/routes.ts';
import type { FileCache, LoadedFile } from '#platform/file-cache.ts';
import type { Compressor } from './compression.ts';
import { matchRedirect, type RedirectMatch } from './match-redirect.ts';
import { findStatic } from './static-file.ts';

export interface SiteServerDeps {
  readonly read: FileCache;
  readonly compress: Compressor;
  readonly routes: readonly HostRoute[];
}

/**
 * Answers a request to a dealer's site in Netlify's order: code, then the first redirect that fits (where no file is in
 * its way, or by force), then the file, then the dealer's 404 page.
 */
export async function serveSite(server: SiteServerDeps, visit: SiteRequest): Promise<Response> {
  const { request, url, path, site } = visit;
  const { route, allow } = matchRoute(server.routes, request.method, path);
  if (route) return route.handler(visit);
  if (!allow.includes(request.method)) return respondNotAllowed(request, allow);
  const redirect = matchRedirect(site.redirects, path, url.search);
  if (redirect?.force) return followRedirect(server, visit, redirect);
  const found = await findStatic(server.read, site.dir, path);
  if (!found) return redirect ? followRedirect(server, visit, redirect) : serveNotFound(server, visit);
  if ('movedTo' in found) return respondRedirect(request, 301, encodePath(found.movedTo) + url.search);
  return serveFile(server, visit, found.file, 200);
}

/** 3xx sends the browser on; any other status serves the target's file at the address that was asked for. */
async function followRedirect(
  server: SiteServerDeps,
  visit: SiteRequest,
  redirect: RedirectMatch,
): Promise<Response> {
  const { status, to } = redirect;
  if (status >= 300 && status < 400) return respondRedirect(visit.request, status, to);
  const file = await findTargetFile(server, visit, to.replace(/[?#].*/, ''));
  return file ? serveFile(server, visit, file, status) : serveNotFound(server, visit);
}

/** The file of a rewrite's target, which may be named without its last slash. */
async function findTargetFile(
  server: SiteServerDeps,
  visit: SiteRequest,
  target: string,
): Promise<LoadedFile | undefined> {
  const path = decodePath(target);
  const found = path === undefined ? undefined : await findStatic(server.read, visit.site.dir, path);
  if (!found || 'file' in found) return found?.file;
  return findTargetFile(server, visit, encodePath(found.movedTo));
}

async function serveNotFound(server: SiteServerDeps, visit: SiteRequest): Promise<Response> {
  const found = await findStatic(server.read, visit.site.dir, '/404.html');
  if (found && 'file' in found) return serveFile(server, visit, found.file, 404);
  return respondText(visit.request, 404, 'There is no page at this address.');
}

function serveFile(
  server: SiteServerDeps,
  visit: SiteRequest,
  file: LoadedFile,
  status: number,
): Promise<Response> {
  const { request, path, site } = visit;
  return respondFile({ request, file, path, status, rules: site.headers, compress: server.compress });
}
