import { fileURLToPath } from 'node:url';
import { defineConfig } from 'astro/config';
import { staticRender } from './scripts/build/adapter/adapter.ts';
import { islands } from './scripts/build/adapter/islands.ts';
import { leanSearch } from './scripts/build/adapter/lean-search.ts';
import { dealerFiles } from './scripts/dev/dealer-files.ts';
import { dealerFunctions } from './scripts/dev/dealer-functions.ts';

/**
 * What browsers get of the shared modules, in few files: packed one by one, they would cost a search page 5 KB more. Search
 * pages load `cards`, `facts`, `codec` and `search` at first; the other pages take what they need of them: a heart needs
 * `cards` alone, and scripts without React `facts` or `codec`. Modules that only late parts use must not be among them.
 */
const SHARED = [
  // What loads late parts, on every page.
  { name: 'load', test: /preload-helper/, priority: 3 },
  // React and what all islands share: fetched at the first sign of intent, then cached.
  {
    name: 'react',
    test: /node_modules[/](react|react-dom|scheduler|@astrojs[/]react|nanostores|@nanostores)[/]|components[/](Arrow|plain-press|use-document-event)/,
    priority: 3,
  },
  // What tells of deeds and remembers them, on pages of many kinds: a dozen lines each.
  {
    name: 'deeds',
    test: /features[/](track[/]|visit[/]kept|device[/]say)|components[/]tell-stored|domain[/]lead[/](category|events)/,
    priority: 3,
  },
  // The stock of the minute, for what watches it before React is there too: nothing that loads React.
  {
    name: 'stock',
    test: /device[/]live-stock|domain[/]car[/]live-status-file|car-page[/]news-event/,
    priority: 3,
  },
  // What the map and the drawing under it have in common.
  {
    name: 'leaflet',
    test: /node_modules[/](react-leaflet|@react-leaflet|leaflet)[/]|features[/]map[/]use-zoom/,
    priority: 3,
  },
  // The slider, on search pages and on the price page.
  { name: 'slider', test: /(features|domain)[/]slider[/]|components[/]use-window-event/, priority: 3 },
  // The card of a car, its heart and its tick.
  {
    name: 'cards',
    test: /components[/](Icon|island-icons)|domain[/]favourite|car-card[/]Car|SaveButton|favourites[/]favourites|CompareTick|compare-list|picks|device-list|saved-searches[/]saved-search/,
    priority: 2,
  },
  // What a card says, without React.
  {
    name: 'facts',
    test: /domain[/](car[/](?!live-status)|numbers|paths|vehicle-words)|car-card[/]card-|photo[/]|car-hit|sold-words/,
    priority: 2,
  },
  // What an address of a search says.
  {
    name: 'codec',
    test: /[/]search[/]((amounts|attributes|bands|filter-tree|landing|main-filter|own-order|range|slugs|state|state-words|url)[.]|instantsearch[/](escape|requests|ui-state)[.])/,
    priority: 2,
  },
  // What the searches of vehicles and of parts load at first.
  {
    name: 'search',
    test: /node_modules[/](react-instantsearch|instantsearch|algoliasearch|@algolia|@swc|use-sync)|features[/]search[/]island[/](?!search-history|vocabulary-of)|instantsearch[/](page-results|routing)|search[/]search-client|embedded-client/,
    priority: 1,
  },
];

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
        { find: /^qs$/, replacement: source('search/instantsearch/no-qs.ts') },
        { find: /^@algolia\/events$/, replacement: source('search/instantsearch/emitter.ts') },
        // React's own, for versions of it that had none.
        { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
        {
          find: /^.*\/(?:create(?:Insights|Metadata)Middleware|hydrate(?:SearchClient|RecommendCache)|createHelpers|addInsightsToRecommendParameters|mergeSearchParameters|documentation|stateMappings\/simple)\.js$/,
          replacement: source('search/instantsearch/unused-parts.ts'),
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
              codeSplitting: { groups: SHARED, minShareCount: 2 },
            },
          },
        },
      },
    },
    ssr: { noExternal: ['instantsearch.js', 'react-instantsearch', 'react-instantsearch-core'] },
  },
});
