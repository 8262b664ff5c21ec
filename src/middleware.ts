import { defineMiddleware } from 'astro:middleware';

/**
 * A build hands every page its dealer; while developing, the dealer is read here, anew for every page.
 * app.render answers 500 and never throws, so what went wrong is left where the build finds it.
 */
export const onRequest = defineMiddleware(async ({ locals, url }, next) => {
  if (import.meta.env.DEV) {
    const { devSite } = await import('#site/dev-site.ts');
    const { pageLocals } = await import('#site/page-locals.ts');
    const site = await devSite(url.hostname, process.env);
    Object.assign(locals, pageLocals(site, new Date(), '/theme.css'));
  }
  try {
    return await next();
  } catch (error) {
    locals.renderError = error;
    throw error;
  }
});
