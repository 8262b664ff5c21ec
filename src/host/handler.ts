import { join } from 'node:path';
import { matchesPath } from '#functions/lib/http/function-path.ts';
import { openHostRuntime } from '#functions/lib/runtime/host-runtime.ts';
import { type BuildDealer, createBuildWorker } from '#host/functions/build-worker.ts';
import { createFunctionRoutes } from '#host/functions/function-routes.ts';
import { startScheduledJobs } from '#host/functions/scheduled-jobs.ts';
import { createImageRoute } from '#host/images/image-cdn.ts';
import { createPublishedSiteFinder, type PublishedSite } from '#host/overview/published-sites.ts';
import { type OverviewDeps, serveOverview, serveUnknownSite } from '#host/overview/serve-overview.ts';
import { createCompressor } from '#host/static/compression.ts';
import { type SiteServerDeps, serveSite } from '#host/static/serve-site.ts';
import { createFileCache } from '#platform/file-cache.ts';
import { logLine } from '#platform/log.ts';
import { openFileBuildQueue } from '#server/build-queue/file-build-queue.ts';
import { createBrochureReader } from '#server/published-site/brochure-reader.ts';
import { createSiteReader } from '#server/published-site/site-reader.ts';
import { decodePath } from './request-path.ts';
import { resolveDealer } from './resolve-dealer.ts';
import { respondText } from './respond.ts';
import { type HostRequest, type HostRoute, STATIC_METHODS } from './routes.ts';

const NO_SITE: PublishedSite = { slug: '', dir: '', headers: [], redirects: [] };

const MAX_FILE_CACHE_BYTES = 64_000_000;
const MAX_COMPRESSED_CACHE_BYTES = 64_000_000;

export interface HandlerOptions {
  /** Where the published sites are: `dist`. */
  readonly distDir: string;
  /** Where leads are kept, and finished pictures may be: `.data`. */
  readonly dataDir: string;
  /** Serve this one site, whatever the host name. */
  readonly site?: string | undefined;
  /** Believe X-Forwarded-Host, -Proto and -For: only behind a proxy that sets them. */
  readonly trustProxy?: boolean | undefined;
  /** Builds and publishes a dealer. Without it nothing is built here: who asks waits for the next host that does. */
  readonly build?: BuildDealer | undefined;
  /** Secrets of the dealers, by the names that site.ts gives them; by default this process's own variables. */
  readonly env?: NodeJS.ProcessEnv | undefined;
}

export interface Handler {
  /** Finds the dealer of a request and answers it. Never throws: what goes wrong is a 500. */
  readonly handle: (request: Request) => Promise<Response>;
  /** Lets go of what is kept, when no answer is under way any more. */
  close(): Promise<void>;
}

/** The whole host but for its server. */
export function createHandler({
  distDir,
  dataDir,
  site,
  trustProxy = false,
  build,
  env = process.env,
}: HandlerOptions): Handler {
  const read = createFileCache(MAX_FILE_CACHE_BYTES);
  const compress = createCompressor(MAX_COMPRESSED_CACHE_BYTES);
  const publishedSite = createPublishedSiteFinder(distDir);
  const sites = createSiteReader(distDir);
  const book = openFileBuildQueue(join(dataDir, 'rebuild'));
  const rebuilder = createBuildWorker({ sites, book, build, env });
  const overview: OverviewDeps = { distDir, sites, read, compress };
  const brochures = createBrochureReader(distDir);
  const runtime = openHostRuntime(
    { sites, brochures, fetchSite: fetchOwn, dataDir, buildQueue: book, wakeBuilder: rebuilder.wake, env },
    logLine,
  );
  const stopTimers = startScheduledJobs(runtime);
  const functions = createFunctionRoutes(runtime, trustProxy);
  const routes: readonly HostRoute[] = [createImageRoute({ dataDir, read, sites }), ...functions];
  const server: SiteServerDeps = { read, compress, routes };

  async function answer(ask: HostRequest): Promise<Response> {
    const { request, url } = ask;
    const destination = site
      ? { kind: 'site' as const, slug: site }
      : await resolveDealer(url.hostname, sites);
    if (destination.kind === 'site') return serveSlug(ask, destination.slug);
    const answered = callFunction(ask);
    if (answered) return answered;
    if (destination.kind === 'overview') return serveOverview(overview, ask);
    return respondText(request, 404, 'There is no site at this address.');
  }

  /** Functions answer at an address that is nobody's too, in their own words: undefined where there is none. */
  function callFunction(ask: HostRequest): Promise<Response> | undefined {
    return functions.find(({ path }) => matchesPath(path, ask.path))?.handler({ ...ask, site: NO_SITE });
  }

  async function serveSlug(ask: HostRequest, slug: string): Promise<Response> {
    const published = await publishedSite(slug);
    return published
      ? serveNewest(ask, published)
      : (callFunction(ask) ?? serveUnknownSite(overview, ask, slug));
  }

  /** A file may be missed while a new generation takes the place of the old one: then it is looked for there. */
  async function serveNewest(ask: HostRequest, published: PublishedSite): Promise<Response> {
    const response = await serveSite(server, { ...ask, site: published });
    if (response.status !== 404 || !STATIC_METHODS.includes(ask.request.method)) return response;
    const now = await publishedSite(published.slug);
    return !now || now === published ? response : serveNewest(ask, now);
  }

  /** What a function asks of the site it answers for. */
  function fetchOwn(slug: string, request: Request): Promise<Response> {
    const ask = parseRequest(request);
    return ask ? serveSlug(ask, slug) : Promise.resolve(new Response(null, { status: 400 }));
  }

  async function answerSafely(request: Request): Promise<Response> {
    const ask = parseRequest(request);
    if (!ask) return respondText(request, 400, 'This address is malformed.');
    try {
      return await answer(ask);
    } catch (error) {
      // Without the query: what people search for and write into forms is no business of a log.
      const { host, pathname } = ask.url;
      logLine(`${request.method} ${host}${pathname}: ${error instanceof Error ? error.message : error}`);
      return respondText(request, 500, 'Something went wrong on our side. Please try again in a minute.');
    }
  }

  async function close(): Promise<void> {
    stopTimers();
    await rebuilder.close();
    await runtime.close();
  }

  return { handle: answerSafely, close };
}

/** Undefined for an address that is none, such as one with port 99999: then reading `request.url` throws. */
function parseRequest(request: Request): HostRequest | undefined {
  try {
    const url = new URL(request.url);
    const path = decodePath(url.pathname);
    return path === undefined ? undefined : { request, url, path };
  } catch {
    return undefined;
  }
}
