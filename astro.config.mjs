import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { staticRender } from './scripts/build/adapter/adapter.ts';
import { dealerFiles } from './scripts/dev/dealer-files.ts';

/** What stands in for a part of InstantSearch that is never used here. */
const instead = (file) => fileURLToPath(new URL(`src/search/instantsearch/${file}`, import.meta.url));

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
    resolve: {
      alias: [
        // InstantSearch's router imports qs for addresses that our codec writes.
        { find: 'qs', replacement: instead('no-qs.ts') },
        {
          find: /^[./]+\/(?:middlewares\/create(?:Insights|Metadata)Middleware|(?:lib\/)?utils\/(?:hydrateSearchClient|createSendEventFor(?:Hits|Facet)))\.js$/,
          replacement: instead('no-algolia.ts'),
        },
      ],
    },
    worker: { format: 'es' },
    ssr: { noExternal: ['instantsearch.js', 'react-instantsearch', 'react-instantsearch-core'] },
  },
});
