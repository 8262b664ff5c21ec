import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineConfig } from 'astro/config';
import { Features } from 'lightningcss';
import { chunkGroups } from './scripts/build/adapter/chunks.ts';
import { islands, staticRender } from './scripts/build/adapter/integrations.ts';
import { overrideComponents } from './scripts/build/adapter/override-components.ts';
import { BASELINE_TARGETS } from './scripts/build/baseline.ts';
import { getFolders } from './scripts/build/folders.ts';
import { dealerFiles } from './scripts/dev/dealer-files.ts';
import { dealerFunctions } from './scripts/dev/dealer-functions.ts';
import { PACKAGE_ROOT } from './src/platform/package-root.ts';

/**
 * Removes Vite's preload helper: dynamic imports are few, small and without styles, so preloading their dependencies
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

/**
 * Lowers what browsers get to the baseline, and leaves out the lists of what late parts import, which nothing preloads. Astro
 * has settings of its own for both, which a plugin alone can change.
 */
function clientSettings() {
  return {
    name: 'forecourt-client-settings',
    configEnvironment: (name) =>
      name === 'client' ? { build: { target: BASELINE_TARGETS, modulePreload: false } } : undefined,
  };
}

/** Removes Astro's island script: src/client/intent.ts defines the element in a third of the bytes. */
function ownIslandElement() {
  return {
    name: 'forecourt-own-island-element',
    enforce: 'pre',
    load: (id) => (/[/]astro-island[.]prebuilt(-dev)?[.]js$/.test(id) ? "export default '';" : undefined),
  };
}

/** Lets compiled templates call our synchronous runtime in builds. Development has Astro's, for its reloading. */
function ownCompilerRuntime() {
  const file = join(PACKAGE_ROOT, 'scripts/build/adapter/compiler-runtime.ts');
  return {
    name: 'forecourt-compiler-runtime',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id, importer) => (id === 'astro/compiler-runtime' && importer !== file ? file : undefined),
  };
}

// Compiled once for all dealers: pages are on-demand routes that read `Astro.locals.site`, and scripts/build renders
// them for each dealer. Of sites/ only overrides of components may enter the bundle, so no `site`, `redirects`, image service or sitemap.
export default defineConfig({
  output: 'server',
  outDir: resolve(getFolders().compiledDir),
  session: false,
  adapter: staticRender(),
  integrations: [islands(), dealerFiles()],
  trailingSlash: 'always',
  // 'jsx' mode drops spaces at line breaks, which a formatter may move.
  compressHTML: true,
  devToolbar: { enabled: false },
  build: { inlineStylesheets: 'never' },
  vite: {
    build: {
      // Every inline script adds a hash to the policy of all pages of a dealer: only the menu's, which all use, and two of some
      // hundred bytes, for which a request costs a slow phone 200 ms.
      assetsInlineLimit: (file) =>
        file.endsWith('.js') ? /\/(Menu|OfferExpiryScript|OpenNowScript)\.astro/.test(file) : undefined,
      cssTarget: BASELINE_TARGETS,
      // Licences ask for their text with every copy, so every site has those of the packages in its scripts.
      license: { fileName: 'licences.txt' },
    },
    // Written out, widths in media queries serve browsers before Safari 16.4 as well, for hardly a byte more.
    css: { lightningcss: { include: Features.MediaRangeSyntax } },
    plugins: [
      overrideComponents(getFolders().sitesDir),
      clientSettings(),
      plainImports(),
      ownCompilerRuntime(),
      ownIslandElement(),
      dealerFunctions(),
    ],
    // Packages are beside this one where it is installed, and dealers anywhere.
    server: { fs: { allow: [PACKAGE_ROOT, process.cwd(), getFolders().sitesDir] } },
    define: { __DEV__: 'false' },
    resolve: {
      alias: [
        // What dealers' own templates and components import: their folders may be anywhere (src/site/dealer-imports.ts).
        { find: /^forecourt\/config$/, replacement: join(PACKAGE_ROOT, 'src/site/define-site.ts') },
        { find: /^#dealers\//, replacement: `${resolve(getFolders().sitesDir)}/` },
        {
          find: new RegExp(`^#(?=(${readdirSync(join(PACKAGE_ROOT, 'src')).join('|')})/)`),
          replacement: join(PACKAGE_ROOT, 'src/'),
        },
        {
          find: /^@swc\/helpers\/esm\/_object_spread(?:_props)?\.js$/,
          replacement: join(PACKAGE_ROOT, 'src/search/instantsearch/spread.ts'),
        },
        {
          find: /^\.\.\/lib\/routers\/history\.js$/,
          replacement: join(PACKAGE_ROOT, 'src/search/instantsearch/no-history-router.ts'),
        },
      ],
    },
    // Listed in advance: discovered only when an island first imports them, they would reload the page in development.
    optimizeDeps: {
      include: [
        '@nanostores/persistent',
        '@nanostores/react',
        '@oddbird/popover-polyfill/fn',
        'altcha/workers/pbkdf2',
        'embla-carousel-react',
        'leaflet',
        'nanostores',
        'react-dom/client',
        'react-leaflet',
        'react-instantsearch',
        'idb',
        'libphonenumber-js/core',
        'typesense-instantsearch-adapter',
        'valibot',
      ],
    },
    worker: { format: 'es' },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: chunkGroups(PACKAGE_ROOT), minShareCount: 2 },
            },
          },
        },
      },
    },
    ssr: { noExternal: ['instantsearch.js', 'react-instantsearch', 'react-instantsearch-core'] },
  },
});
