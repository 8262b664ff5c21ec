import { defineMiddleware } from 'astro:middleware';

/**
 * A build hands every page its dealer; while developing, the dealer is read here, anew for every page.
 * app.render answers 500 and never throws, so what went wrong is left where the build finds it.
 */
export const onRequest = defineMiddleware(async ({ locals, url }, next) => {
  if (import.meta.env.DEV) {
    const { loadDevSite } = await import('#site/dev-site.ts');
    const { createPageLocals } = await import('#site/page-locals.ts');
    const { buildPartsSearch } = await import('#screens/parts/build-parts-search.ts');
    const { buildOffersSearch } = await import('#screens/offers/build-offers-search.ts');
    const { buildSearch } = await import('#features/search/build-search.ts');
    const site = await loadDevSite(url.hostname, process.env);
    const now = new Date();
    const search = site.stock && {
      ...buildSearch(site, site.stock, now),
      indexUrl: '/search/cars.json',
      entry: '',
    };
    const parts =
      site.parts.length > 0
        ? { ...buildPartsSearch(site), indexUrl: '/search/parts.json', entry: '' }
        : undefined;
    const offers =
      site.offers.length > 0
        ? { ...buildOffersSearch(site, now), indexUrl: '/search/offers.json', entry: '' }
        : undefined;
    Object.assign(
      locals,
      createPageLocals(site, now, {
        stylesheet: '/theme.css',
        search: search || undefined,
        parts,
        offers,
        reactScript: '',
      }),
    );
  }
  try {
    return await next();
  } catch (error) {
    locals.renderError = error;
    throw error;
  }
});
