import { defineMiddleware } from 'astro:middleware';

/**
 * A build hands every page its dealer; while developing, the dealer is read here, anew for every page.
 * app.render answers 500 and never throws, so what went wrong is left where the build finds it.
 */
export const onRequest = defineMiddleware(async ({ locals, url }, next) => {
  if (import.meta.env.DEV) {
    const { devSite } = await import('#site/dev-site.ts');
    const { pageLocals } = await import('#site/page-locals.ts');
    const { siteParts } = await import('#screens/parts/site-parts.ts');
    const { siteOffers } = await import('#screens/offers/site-offers.ts');
    const { siteSearch } = await import('#features/search/build-search.ts');
    const site = await devSite(url.hostname, process.env);
    const now = new Date();
    const search = site.stock && {
      ...siteSearch(site, site.stock, now),
      indexUrl: '/search/cars.json',
      entry: '',
    };
    const parts =
      site.parts.length > 0 ? { ...siteParts(site), indexUrl: '/search/parts.json', entry: '' } : undefined;
    const offers =
      site.offers.length > 0
        ? { ...siteOffers(site, now), indexUrl: '/search/offers.json', entry: '' }
        : undefined;
    Object.assign(
      locals,
      pageLocals(site, now, {
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
