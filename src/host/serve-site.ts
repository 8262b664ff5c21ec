import type { Compressor } from '#host/static/compression.ts';
import { matchRedirect, type RedirectMatch } from '#host/static/match-redirect.ts';
import { findStatic } from '#host/static/static-file.ts';
import type { FileCache, LoadedFile } from '#platform/file-cache.ts';
import { decodePath, encodePath } from './request-path.ts';
import { respondFile, respondNotAllowed, respondRedirect, respondText } from './respond.ts';
import { type HostRoute, matchRoute, type SiteRequest } from './routes.ts';

export interface SiteServerDeps {
  readonly read: FileCache;
  readonly compress: Compressor;
  readonly routes: readonly HostRoute[];
}

/**
 * Answers a request to a dealer's site in Netlify's order: code, then the first matching redirect (if no file is in the
 * way, or if forced), then the file, then the dealer's 404 page.
 */
export async function serveSite(server: SiteServerDeps, siteRequest: SiteRequest): Promise<Response> {
  const { request, url, path, site } = siteRequest;
  const { route, allow } = matchRoute(server.routes, request.method, path);
  if (route) return route.handler(siteRequest);
  if (!allow.includes(request.method)) return respondNotAllowed(request, allow);
  const findRedirect = () => matchRedirect(site.redirects, path, url.search);
  // A dealer has a thousand rules, hardly ever one that applies to a file: most requests need none.
  const forced = site.redirects.some(({ force }) => force) ? findRedirect() : undefined;
  if (forced?.force) return followRedirect(server, siteRequest, forced);
  const found = await findStatic(server.read, site.dir, path);
  if (!found) {
    const redirect = findRedirect();
    return redirect ? followRedirect(server, siteRequest, redirect) : serveNotFound(server, siteRequest);
  }
  if ('movedTo' in found) return respondRedirect(request, 301, encodePath(found.movedTo) + url.search);
  return serveFile(server, siteRequest, found.file, 200);
}

/** 3xx redirects the browser; any other status serves the target's file at the requested address. */
async function followRedirect(
  server: SiteServerDeps,
  siteRequest: SiteRequest,
  redirect: RedirectMatch,
): Promise<Response> {
  const { status, to } = redirect;
  if (status >= 300 && status < 400) return respondRedirect(siteRequest.request, status, to);
  const file = await findTargetFile(server, siteRequest, to.replace(/[?#].*/, ''));
  return file ? serveFile(server, siteRequest, file, status) : serveNotFound(server, siteRequest);
}

/** The file of a rewrite's target, with or without its trailing slash. */
async function findTargetFile(
  server: SiteServerDeps,
  siteRequest: SiteRequest,
  target: string,
): Promise<LoadedFile | undefined> {
  const path = decodePath(target);
  const found = path === undefined ? undefined : await findStatic(server.read, siteRequest.site.dir, path);
  if (!found || 'file' in found) return found?.file;
  return findTargetFile(server, siteRequest, encodePath(found.movedTo));
}

async function serveNotFound(server: SiteServerDeps, siteRequest: SiteRequest): Promise<Response> {
  const found = await findStatic(server.read, siteRequest.site.dir, '/404.html');
  if (found && 'file' in found) return serveFile(server, siteRequest, found.file, 404);
  return respondText(siteRequest.request, 404, 'There is no page at this address.');
}

function serveFile(
  server: SiteServerDeps,
  siteRequest: SiteRequest,
  file: LoadedFile,
  status: number,
): Promise<Response> {
  const { request, path, site } = siteRequest;
  return respondFile({ request, file, path, status, rules: site.headers, compress: server.compress });
}
