import { fileURLToPath } from 'node:url';
import { defineConfig } from 'astro/config';
import { staticRender } from './scripts/build/adapter/adapter.ts';
import { chunkGroups } from './scripts/build/adapter/chunks.ts';
import { islands } from './scripts/build/adapter/islands.ts';
import { leanSearch } from './scripts/build/adapter/lean-search.ts';
import { dealerFiles } from './scripts/dev/dealer-files.ts';
import { dealerFunctions } from './scripts/dev/dealer-functions.ts';

/** @param {string} path below src/ */
function source(path) {
  return fileURLToPath(new URL(`src/${path}`, import.meta.url));
}

/**
 * Late parts are few, small and without styles of their own: telling the browser of their imports ahead, as Vite would,
 * costs every page more than it saves.
 */
function plainImports() {
  return {
    name: 'forecourt-plain-imports',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
  };
}

/** src/client/intent.ts defines Astro's element itself, in a third of the bytes that its own script would add to every page. */
function ownIslandElement() {
  return {
    name: 'forecourt-own-island-element',
    enforce: 'pre',
    load: (id) => (/[/]astro-island[.]prebuilt(-dev)?[.]js$/.test(id) ? "export default '';" : undefined),
  };
}

// One compile for all dealers: pages are on-demand routes that read `Astro.locals.site`, and scripts/build renders
// them per dealer. Nothing of sites/ may enter the bundle, so no `site`, `redirects`, image service or sitemap here.
export default defineConfig({
  output: 'server',
  outDir: './.astro-build',
  session: false,
  adapter: staticRender(),
  integrations: [islands(), dealerFiles()],
  trailingSlash: 'always',
  // 'jsx' mode drops spaces at line breaks, which a formatter may move.
  compressHTML: true,
  devToolbar: { enabled: false },
  build: { inlineStylesheets: 'never' },
  vite: {
    // Every inline script costs all pages of a dealer a hash in their policy: the menu's stands in all of them, others load.
    build: { assetsInlineLimit: (file) => (file.endsWith('.js') ? file.includes('/Menu.astro') : undefined) },
    plugins: [plainImports(), leanSearch(), ownIslandElement(), dealerFunctions()],
    define: { __DEV__: 'false' },
    // Parts of InstantSearch that never run here: qs for addresses that our codec writes, and reports to its maker.
    resolve: {
      alias: [
        { find: /^qs$/, replacement: source('search/instantsearch/stubs/no-qs.ts') },
        { find: /^@algolia\/events$/, replacement: source('search/instantsearch/stubs/emitter.ts') },
        // React's own, for versions of it that had none.
        { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
        {
          find: /^.*\/(?:create(?:Insights|Metadata)Middleware|hydrate(?:SearchClient|RecommendCache)|createHelpers|addInsightsToRecommendParameters|mergeSearchParameters|documentation|stateMappings\/simple)\.js$/,
          replacement: source('search/instantsearch/stubs/unused-parts.ts'),
        },
      ],
    },
    // Known ahead: found only when an island first asks for them, they would reload the page that is being developed.
    optimizeDeps: {
      include: [
        'leaflet',
        'react-dom/client',
        'react-leaflet',
        'react-instantsearch',
        'instantsearch.js/es/lib/routers/history',
        'idb',
        'libphonenumber-js/core',
        'valibot',
      ],
    },
    worker: { format: 'es' },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: chunkGroups(process.cwd()), minShareCount: 2 },
            },
          },
        },
      },
    },
    ssr: { noExternal: ['instantsearch.js', 'react-instantsearch', 'react-instantsearch-core'] },
  },
});
