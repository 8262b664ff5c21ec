import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { staticRender } from './scripts/build/adapter/adapter.ts';
import { dealerFiles } from './scripts/dev/dealer-files.ts';

/** Modules that the search screen has in common with other scripts; not those of the script of every page. */
const SHARED =
  /[\\/]src[\\/](domain[\\/](?!lead)|components|search[\\/](?!engines)|search[\\/]engines[\\/]embedded[\\/]embedded-client|features[\\/](car-card|photo|search)|.*[\\/](SaveButton|save-data|CompareTick|sold-words)\.)|jsx-runtime/;

const source = (path) => fileURLToPath(new URL(`src/${path}`, import.meta.url));

// One compile for all dealers: pages are on-demand routes that read `Astro.locals.site`, and scripts/build renders
// them per dealer. Nothing of sites/ may enter the bundle, so no `site`, `redirects`, image service or sitemap here.
export default defineConfig({
  output: 'server',
  outDir: './.astro-build',
  session: false,
  adapter: staticRender(),
  integrations: [react(), dealerFiles()],
  trailingSlash: 'always',
  // 'jsx' mode drops spaces at line breaks, which a formatter may move.
  compressHTML: true,
  devToolbar: { enabled: false },
  build: { inlineStylesheets: 'never' },
  vite: {
    define: { __DEV__: 'false' },
    // Parts of InstantSearch that no page here uses: 17 KB of every search page.
    resolve: {
      alias: [
        { find: /^qs$/, replacement: source('search/instantsearch/no-qs.ts') },
        {
          find: /^\.{1,2}\/.*(createInsightsMiddleware|hydrateSearchClient|hydrateRecommendCache)\.js$/,
          replacement: source('search/instantsearch/no-algolia.ts'),
        },
      ],
    },
    worker: { format: 'es' },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // What the search shares with the pages of saved cars, in one file: packed one by one, the ten modules
              // would cost the search 2 KB more.
              // What loads other scripts stays out of it: every page needs that, and not the search.
              codeSplitting: {
                groups: [
                  { name: 'load', test: /preload-helper/, priority: 1 },
                  { name: 'shared', test: SHARED, minShareCount: 2 },
                ],
              },
            },
          },
        },
      },
    },
    ssr: { noExternal: ['instantsearch.js', 'react-instantsearch', 'react-instantsearch-core'] },
  },
});
