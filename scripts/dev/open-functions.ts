import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ServerRequest } from 'srvx';
import { NodeRequest, sendNodeResponse } from 'srvx/node';
import { openFileBuildQueue } from '#build-queue/file-build-queue.ts';
import { openHostRuntime } from '#functions/lib/runtime/host-runtime.ts';
import { openHostStorage } from '#functions/lib/runtime/host-storage.ts';
import { createFunctionRoutes } from '#host/functions/function-routes.ts';
import { matchRoute } from '#host/routes.ts';
import { createBrochureReader } from '#published-site/brochure-reader.ts';
import { createSiteReader } from '#published-site/site-reader.ts';
import { getFolders } from '#scripts/build/folders.ts';
import { writeServerFiles } from '#scripts/build/write-server-files.ts';
import { loadDevSite } from '#site/dev-site.ts';
import { resizeImage } from './dealer-files.ts';

/** The functions of all dealers, for one development server. */
export interface DevFunctions {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
}

/** Opens the functions. The dealer's facts are written as in a build, again for every call. */
export function openFunctions(log: (line: string) => void): DevFunctions {
  const { dataDir, sitesDir } = getFolders();
  const distDir = join(dataDir, 'dev');
  // Pages are rendered on each request here: build requests are stored, but nothing builds them.
  const storage = {
    ...openHostStorage({ dataDir, distDir }, process.env, log),
    buildQueue: openFileBuildQueue(join(distDir, 'rebuild')),
  };
  const sites = createSiteReader(distDir);
  const runtime = openHostRuntime(
    {
      sites,
      brochures: createBrochureReader(distDir),
      fetchSite: async (_, { url }) => {
        const picture = await resizeImage(
          new URL(url),
          await loadDevSite(new URL(url).hostname, process.env),
        );
        return picture
          ? new Response(picture.body, { headers: { 'content-type': picture.type } })
          : new Response(null, { status: 404 });
      },
      dataDir,
      storage,
      wakeBuilder: () => {},
      env: process.env,
    },
    log,
  );
  const routes = createFunctionRoutes(runtime);

  async function publishFacts(hostname: string): Promise<string> {
    const site = await loadDevSite(hostname, process.env);
    const output = {
      name: site.slug,
      stylesheet: '/theme.css',
      formStyles: '/src/features/forms/forms.css',
      now: new Date(),
      preview: false,
    };
    await writeServerFiles(site, { sitesDir, distDir }, output);
    return site.slug;
  }

  async function respond(request: ServerRequest): Promise<Response> {
    const url = new URL(request.url);
    const { route } = matchRoute(routes, request.method, url.pathname);
    if (!route) return Response.json({ error: 'There is no such function.' }, { status: 404 });
    const slug = await publishFacts(url.hostname);
    const site = { slug, dir: distDir, headers: [], redirects: [], auth: null };
    return route.handler({ request, url, path: url.pathname, ip: request.ip ?? '', site });
  }

  return {
    handle: async (req, res) => sendNodeResponse(res, await respond(new NodeRequest({ req, res }))),
    close: () => runtime.close(),
  };
}
