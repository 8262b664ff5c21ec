import type { Connect, Plugin } from 'vite';
import type { DevFunctions } from './open-functions.ts';

/** What answers under `/api/` and `/brochure/` while developing: the functions themselves, with leads kept in `.data` as on the host. */
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
      // Before Astro, which puts what refuses an address without a last slash before everything else.
      return () => {
        server.middlewares.stack.unshift({ route: '', handle: answer });
      };
    },
  };
}

/** Loaded at the first call: most page views need none of it. */
async function loadFunctions(): Promise<DevFunctions> {
  const module = await import('./open-functions.ts');
  return module.openFunctions(console.error);
}
