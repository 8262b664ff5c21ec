import type { Connect, Plugin } from 'vite';
import type { DevFunctions } from './open-functions.ts';

/** Serves `/api/` and `/brochure/` during development with the real functions; leads are stored in `.data` as on the host. */
export function dealerFunctions(): Plugin {
  return {
    name: 'forecourt-dealer-functions',
    apply: 'serve',
    enforce: 'post',
    configureServer(server) {
      let opened: Promise<DevFunctions> | undefined;
      const answer: Connect.NextHandleFunction = async (request, response, next) => {
        if (!/^\/(api|brochure)\//.test(request.url ?? '')) return next();
        try {
          opened ??= loadFunctions();
          await (await opened).handle(request, response);
        } catch (error) {
          next(error);
        }
      };
      server.httpServer?.once('close', () => opened?.then((functions) => functions.close()));
      // Must run before Astro, whose first middleware rejects addresses without a trailing slash.
      return () => {
        server.middlewares.stack.unshift({ route: '', handle: answer });
      };
    },
  };
}

/** Loaded on the first call: most page views don't need it. */
async function loadFunctions(): Promise<DevFunctions> {
  const module = await import('./open-functions.ts');
  return module.openFunctions(console.error);
}
