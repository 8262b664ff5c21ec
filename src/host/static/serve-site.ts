import { decodePath, encodePath } from '#host/request-path.ts';
import { respondFile, respondNotAllowed, respondRedirect, respondText } from '#host/respond.ts';
import { matchRoute, type Route, type Visit } from '#host/routes.ts';
import type { FileCache, LoadedFile } from '#platform/file-cache.ts';
import type { Compressor } from './compression.ts';
import { matchRedirect, type Redirect } from './match-redirect.ts';
import { findStatic } from './static-file.ts';

export interface SiteServer {
  readonly read: FileCache;
  readonly compress: Compressor;
  readonly routes: readonly Route[];
}

/**
 * Answers a request to a dealer's site in Netlify's order: code, then the first redirect that fits (where no file is in
 * its way, or by force), then the file, then the dealer's 404 page.
 */
export async function serveSite(server: SiteServer, visit: Visit): Promise<Response> {
  const { request, url, path, site } = visit;
  const { route, allow } = matchRoute(server.routes, request.method, path);
  if (route) return route.handler(visit);
  if (!allow.includes(request.method)) return respondNotAllowed(request, allow);
  const redirect = matchRedirect(site.redirects, path, url.search);
  if (redirect?.force) return follow(server, visit, redirect);
  const found = await findStatic(server.read, site.dir, path);
  if (!found) return redirect ? follow(server, visit, redirect) : notFound(server, visit);
  if ('movedTo' in found) return respondRedirect(request, 301, encodePath(found.movedTo) + url.search);
  return answer(server, visit, found.file, 200);
}

/** 3xx sends the browser on; any other status serves the target's file at the address that was asked for. */
async function follow(server: SiteServer, visit: Visit, redirect: Redirect): Promise<Response> {
  const { status, to } = redirect;
  if (status >= 300 && status < 400) return respondRedirect(visit.request, status, to);
  const file = await fileAt(server, visit, to.replace(/[?#].*/, ''));
  return file ? answer(server, visit, file, status) : notFound(server, visit);
}

/** The file of a rewrite's target, which may be named without its last slash. */
async function fileAt(server: SiteServer, visit: Visit, target: string): Promise<LoadedFile | undefined> {
  const path = decodePath(target);
  const found = path === undefined ? undefined : await findStatic(server.read, visit.site.dir, path);
  if (!found || 'file' in found) return found?.file;
  return fileAt(server, visit, encodePath(found.movedTo));
}

async function notFound(server: SiteServer, visit: Visit): Promise<Response> {
  const found = await findStatic(server.read, visit.site.dir, '/404.html');
  if (found && 'file' in found) return answer(server, visit, found.file, 404);
  return respondText(visit.request, 404, 'There is no page at this address.');
}

function answer(server: SiteServer, visit: Visit, file: LoadedFile, status: number): Promise<Response> {
  const { request, path, site } = visit;
  return respondFile({ request, file, path, status, rules: site.headers, compress: server.compress });
}
