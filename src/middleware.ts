import { defineMiddleware } from 'astro:middleware';
import { hoistStyleSheets } from '#layouts/hoist-style-sheets.ts';

/** In development the dealer is read here, again for each page. A build passes it to every page, and runs no middleware. */
export const onRequest = defineMiddleware(async ({ locals, url }, next) => {
  if (!import.meta.env.DEV) return next();
  const { loadDevSite } = await import('#site/dev-site.ts');
  const { createPageLocals } = await import('#site/page-locals.ts');
  const { buildSearches, getIndexUrl } = await import('#features/catalogue-search/catalogues.ts');
  const site = await loadDevSite(url.hostname, process.env);
  const now = new Date();
  const searches = buildSearches(site, { now }, (name) => ({
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
  const response = await next();
  return new Response(hoistStyleSheets(await response.text()), response);
});
