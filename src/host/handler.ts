import type { ServerRequest } from 'srvx';
import { openHostRuntime } from '#functions/lib/runtime/host-runtime.ts';
import { openHostStorage } from '#functions/lib/runtime/host-storage.ts';
import { createGate } from '#host/auth/gate.ts';
import { type BuildDealer, createBuildWorker } from '#host/functions/build-worker.ts';
import { createFunctionRoutes } from '#host/functions/function-routes.ts';
import { createImageRoute } from '#host/images/image-cdn.ts';
import { createOperations } from '#host/operations/create-operations.ts';
import { createCompressor } from '#host/static/compression.ts';
import { createStudio, type StudioOptions } from '#host/studio/create-studio.ts';
import { createFileCache } from '#platform/file-cache.ts';
import { logLine } from '#platform/log.ts';
import { createBrochureReader } from '#published-site/brochure-reader.ts';
import { createSiteReader } from '#published-site/site-reader.ts';
import { startScheduledJobs } from './functions/function-routes.ts';
import { createPictureGetter, type GetPicture } from './images/original-image.ts';
import { createPublishedSiteFinder, listOpenSites } from './published-sites.ts';
import { decodePath } from './request-path.ts';
import { createRequestRouter, type RequestRouter } from './request-router.ts';
import { respondText } from './respond.ts';
import type { HostRequest } from './routes.ts';
import { addSecurityHeaders } from './security-headers.ts';

const MAX_FILE_CACHE_BYTES = 64_000_000;
const MAX_COMPRESSED_CACHE_BYTES = 64_000_000;

export interface HandlerOptions {
  /** The folder of published sites: `dist`. */
  readonly distDir: string;
  /** The folder of leads and resized pictures: `.data`. */
  readonly dataDir: string;
  /** Serve only this site, regardless of the host name. */
  readonly site?: string | undefined;
  /** Whether everybody who asks for the machine by its own names sees the list of dealers. Default: those on it. */
  readonly overview?: boolean | undefined;
  /** Lets editors change the content of dealers at /admin/. Without it, there is no studio. */
  readonly studio?: StudioOptions | undefined;
  /** Builds and publishes a dealer. Without it build requests wait for the next host that builds. */
  readonly build?: BuildDealer | undefined;
  /** Gets pictures of other hosts. Default: from public addresses, and hosts in IMAGE_PRIVATE_HOSTS. */
  readonly getPicture?: GetPicture | undefined;
  /** The dealers' secrets, by the names in site.ts. Default: this process's environment. */
  readonly env?: NodeJS.ProcessEnv | undefined;
}

export interface Handler {
  /** Finds the dealer of a request and answers it. Never throws: an error is a 500. */
  readonly handle: (request: ServerRequest) => Promise<Response>;
  /** Goes on answering, but has balancers and browsers take their next requests elsewhere. */
  drain(): void;
  /** Closes files and stops work. Call it once no response is in progress. */
  close(): Promise<void>;
}

/** Creates the whole host, without its server. */
export function createHandler({
  distDir,
  dataDir,
  site,
  overview,
  build,
  studio,
  env = process.env,
  getPicture = createPictureGetter(new Set((env.IMAGE_PRIVATE_HOSTS ?? '').split(',').filter(Boolean))),
}: HandlerOptions): Handler {
  const read = createFileCache(MAX_FILE_CACHE_BYTES);
  const compress = createCompressor(MAX_COMPRESSED_CACHE_BYTES);
  const sites = createSiteReader(distDir);
  const brochures = createBrochureReader(distDir);
  const storage = openHostStorage({ dataDir, distDir }, env, logLine);
  const builder = createBuildWorker({ sites, queue: storage.buildQueue, build, env });
  const runtime = openHostRuntime(
    { sites, brochures, fetchSite, dataDir, storage, wakeBuilder: builder.wake, env },
    (line) => logLine(line),
  );
  const stopTimers = startScheduledJobs(runtime);
  const functions = createFunctionRoutes(runtime);
  const operations = createOperations({
    ...{ sites, dataDir, buildQueue: storage.buildQueue, runtime, env, log: logLine },
    functionPaths: functions.map(({ path }) => path),
  });
  const { onPictureQueueChange: onQueueChange } = operations;
  const gate = createGate(env);
  const studioRoutes =
    studio &&
    createStudio({
      ...studio,
      ...{
        dataDir,
        sites,
        buildQueue: storage.buildQueue,
        wakeBuilder: builder.wake,
        gate,
        answerAs: (slug, hostRequest) => router.answerAs(slug, hostRequest),
        read,
        compress,
        env,
      },
    });
  const publishedSite = createPublishedSiteFinder(distDir);
  const router = createRequestRouter({
    site,
    publishedSite,
    gate,
    functions,
    overview: { distDir, sites: listOpenSites(sites, publishedSite), read, compress, isOpen: overview },
    operators: {
      routes: (hostRequest) => operations.routes(hostRequest) ?? studioRoutes?.(hostRequest),
      host: env.OPERATOR_HOST?.toLowerCase(),
    },
    server: {
      read,
      compress,
      routes: [createImageRoute({ dataDir, read, sites, getPicture, onQueueChange }), ...functions],
    },
  });

  /** Answers the requests that a function makes to its own site. */
  function fetchSite(slug: string, request: Request): Promise<Response> {
    const hostRequest = parseRequest(request);
    return hostRequest
      ? router.answerAs(slug, hostRequest)
      : Promise.resolve(new Response(null, { status: 400 }));
  }

  async function close(): Promise<void> {
    stopTimers();
    await builder.close();
    await runtime.close();
    operations.close();
  }

  async function handle(request: ServerRequest): Promise<Response> {
    const hostRequest = namesOneHost(request) ? parseRequest(request) : undefined;
    const response = await operations.observe(hostRequest?.path, () =>
      answerSafely(router, request, hostRequest),
    );
    return addSecurityHeaders(response);
  }

  return { handle, drain: operations.drain, close };
}

async function answerSafely(
  router: RequestRouter,
  request: ServerRequest,
  hostRequest: HostRequest | undefined,
): Promise<Response> {
  if (!hostRequest) return respondText(request, 400, 'This address is malformed.');
  try {
    return await router.answer(hostRequest);
  } catch (error) {
    // Without the query: logs must not hold what people search for or type into forms.
    const { host, pathname } = hostRequest.url;
    logLine(
      `${request.method} ${host}${pathname}: ${error instanceof Error ? error.message : error}`,
      'error',
    );
    return respondText(request, 500, 'Something went wrong on our side. Please try again in a minute.');
  }
}

/** HTTP 1.1 asks for one. Of two, a proxy in front may have read the other. */
function namesOneHost({ headers, runtime }: ServerRequest): boolean {
  const host = headers.get('host');
  return host === null ? runtime?.node?.req.httpVersion === '1.0' : !host.includes(',');
}

/** What srvx makes of a Host header that it refuses. */
const REFUSED_HOST = '_invalid_';
/** A name as resolvers write it whole, which srvx refuses. */
const NAME_WITH_DOT = /^([a-z0-9.-]+)\.((?::\d+)?)$/i;

/** Undefined for a malformed address, such as one with port 99999: reading its `request.url` throws. */
function parseRequest(request: ServerRequest): HostRequest | undefined {
  try {
    const url = new URL(request.url);
    const [, name, port = ''] =
      url.hostname === REFUSED_HOST ? (NAME_WITH_DOT.exec(request.headers.get('host') ?? '') ?? []) : [];
    if (name !== undefined) url.host = `${name}${port}`;
    const path = decodePath(url.pathname);
    return path === undefined ? undefined : { request, url, path, ip: request.ip ?? '' };
  } catch {
    return undefined;
  }
}
