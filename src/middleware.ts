import { defineMiddleware } from 'astro:middleware';
import { hoistStyleSheets } from '#layouts/hoist-style-sheets.ts';

/**
 * A build passes the dealer to every page; in development it is read here, again for each page. app.render returns 500
 * and never throws, so errors are stored in `locals.renderError` for the build.
 */
export const onRequest = defineMiddleware(async ({ locals, url }, next) => {
  if (import.meta.env.DEV) {
    const { loadDevSite } = await import('#site/dev-site.ts');
    const { createPageLocals } = await import('#site/page-locals.ts');
    const { buildSearches, getIndexUrl } = await import('#features/catalogue-search/catalogues.ts');
    const site = await loadDevSite(url.hostname, process.env);
    const now = new Date();
    const searches = await buildSearches(site, { now }, (name) => ({
      indexUrl: getIndexUrl(name),
      entry: '',
    }));
    Object.assign(
      locals,
      createPageLocals(site, now, {
        stylesheet: '/theme.css',
        searches,
        reactScript: '',
        popoverScript: '',
        once: (_, render) => render(),
      }),
    );
  }
  try {
    const response = await next();
    // A build has the HTML as text by then.
    return import.meta.env.DEV ? new Response(hoistStyleSheets(await response.text()), response) : response;
  } catch (error) {
    locals.renderError = error;
    throw error;
  }
});
