/** A client file with modules that several scripts share. */
export interface Chunk {
  readonly name: string;
  /** Packages by their folder below node_modules; `modules`: files or folders from the project's root. */
  readonly packages?: readonly string[];
  readonly modules?: readonly string[];
  /** Files among `modules` that do not belong to it. */
  readonly except?: readonly string[];
  /** A module goes into the matching chunk with the highest priority. */
  readonly priority: number;
}

/**
 * Shared modules in a few files: compressed one by one, they would cost a search page 5 KB more. Search pages load
 * `cards`, `facts`, `codec` and `search` at first; other pages load only what they need: a heart needs `cards` alone,
 * and scripts without React need `facts` or `codec`. Modules that only late parts use must not be in these.
 */
export const CHUNKS: readonly Chunk[] = [
  // React and the modules of all islands: fetched at the first interaction with a page, then cached.
  {
    name: 'react',
    packages: ['react', 'react-dom', 'scheduler', '@astrojs/react', 'nanostores', '@nanostores'],
    modules: ['src/ui/icons/Icon.tsx', 'src/ui/plain-click.ts', 'src/ui/hooks'],
    priority: 3,
  },
  // Analytics, announcements and storage, on pages of many kinds: a dozen lines each.
  {
    name: 'browser',
    modules: [
      'src/browser/announce.ts',
      'src/browser/load-styles.ts',
      'src/browser/log.ts',
      'src/browser/session-attribution.ts',
      'src/browser/storage.ts',
      'src/browser/track.ts',
      'src/domain/lead/category.ts',
      'src/domain/lead/events.ts',
      'src/features/forms/success/success-paths.ts',
    ],
    priority: 3,
  },
  // What keeps and sends a form, on pages with one, before React is loaded: must not import React.
  {
    name: 'outbox',
    packages: ['idb'],
    modules: [
      'src/features/forms/form-dom.ts',
      'src/features/forms/sending/build-lead.island.ts',
      'src/features/forms/sending/describe-unsent.ts',
      'src/features/forms/sending/outbox.island.ts',
      'src/leads/outbox',
    ],
    priority: 3,
  },
  // The live stock, also for scripts that run before React is loaded: must not import React.
  {
    name: 'stock',
    modules: [
      'src/features/current-stock/fetch-stock-status.ts',
      'src/domain/car/status/live-status-file.ts',
      'src/features/car-status/stored-names.ts',
    ],
    priority: 3,
  },
  // Shared by the map and the drawing under it.
  {
    name: 'leaflet',
    packages: ['leaflet', 'react-leaflet', '@react-leaflet'],
    modules: ['src/features/map/use-map-zoom.ts'],
    priority: 3,
  },
  // The slider, on search pages and on the price page.
  {
    name: 'slider',
    modules: ['src/ui/slider', 'src/domain/slider'],
    priority: 3,
  },
  // The card of a car, its heart and its tick.
  {
    name: 'cards',
    modules: [
      'src/browser/stored-list.ts',
      'src/domain/favourite.ts',
      'src/features/car-card/CarCard.tsx',
      'src/features/car-card/CardTools.tsx',
      'src/features/saved/CompareCheckbox.tsx',
      'src/features/saved/SaveButton.tsx',
      'src/features/saved/compare-list.ts',
      'src/features/saved/favourites.ts',
      'src/features/saved/saved-search.ts',
      'src/features/saved/saved-searches.ts',
    ],
    priority: 2,
  },
  // The texts of a card, without React.
  {
    name: 'facts',
    modules: [
      'src/domain/car',
      'src/domain/numbers.ts',
      'src/domain/paths.ts',
      'src/domain/vehicle-noun.ts',
      'src/features/car-card/car-hit.ts',
      'src/features/car-card/card-buttons.ts',
      'src/features/car-card/card-view.ts',
      'src/features/car-card/sold-copy.ts',
      'src/features/photo',
      'src/search/index/card-text.ts',
    ],
    except: [
      'src/domain/car/makes.ts',
      'src/domain/car/spec-words.ts',
      'src/domain/car/status/live-status.ts',
    ],
    priority: 2,
  },
  // Reading and writing search URLs.
  {
    name: 'codec',
    modules: [
      'src/search/state/attributes.ts',
      'src/search/state/range.ts',
      'src/search/state/describe-state.ts',
      'src/search/state/landing.ts',
      'src/search/state/makes-and-models.ts',
      'src/search/state/parameters.ts',
      'src/search/state/range.ts',
      'src/search/state/slugs.ts',
      'src/search/state/sorts.ts',
      'src/search/state/ui-state.ts',
      'src/search/state/url.ts',
      'src/search/query/filter-tree.ts',
      'src/search/query/listed-filter.ts',
      'src/search/requests/default-sort.ts',
      'src/search/requests/refinable-attributes.ts',
    ],
    priority: 2,
  },
  // The words of a text, for suggestions and for the engine on the page.
  {
    name: 'tokens',
    modules: ['src/domain/edit-distance.ts', 'src/search/engines/embedded/tokens.ts'],
    priority: 1,
  },
  // The initial load of the vehicle and parts searches.
  {
    name: 'search',
    packages: [
      'react-instantsearch',
      'react-instantsearch-core',
      'instantsearch.js',
      'algoliasearch-helper',
      '@algolia',
      'use-sync-external-store',
      '@swc',
    ],
    modules: [
      'src/features/search/app',
      'src/features/search/context',
      'src/features/search/hits',
      'src/features/search/refinements',
      'src/features/search/search-box',
      'src/search/engines/embedded/embedded-client.ts',
      'src/search/instantsearch/instantsearch-props.ts',
      'src/search/instantsearch/page-results.ts',
      'src/search/instantsearch/router.ts',
      'src/search/instantsearch/with-understanding.ts',
      'src/search/query/search-client.ts',
      'src/search/refinements/apply-refinement.ts',
      'src/search/refinements/current-refinements.ts',
    ],
    except: [
      'src/features/search/refinements/stable-order.ts',
      'src/features/search/search-box/search-history.island.ts',
      'src/features/search/app/address-values.ts',
    ],
    priority: 1,
  },
];

/** The chunks as the bundler takes them; `root` is the project's folder. */
export function chunkGroups(root: string) {
  const below = (id: string, paths: readonly string[] = []) =>
    paths.some((path) => {
      const whole = `${root}/${path}`;
      return id === whole || id.startsWith(`${whole}/`) || id.startsWith(`${whole}?`);
    });
  const ofPackage = (id: string, names: readonly string[] = []) =>
    names.some((name) => id.includes(`/node_modules/${name}/`));
  return [
    // The loader of late parts, on every page, and that of a search: must not import React, which is evaluated in a task of its own.
    { name: 'load', test: /preload-helper|create-mount|data-block/, priority: 3 },
    ...CHUNKS.map(({ name, packages, modules, except, priority }) => ({
      name,
      test: (id: string) => ofPackage(id, packages) || (below(id, modules) && !below(id, except)),
      priority,
    })),
  ];
}
