import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CATALOGUE_NAMES, CATALOGUES, type CatalogueName } from '#features/catalogue-search/catalogues.ts';
import { registerDealerImports } from '#site/dealer-imports.ts';
import type { Site } from '#site/site.ts';
import type * as Entry from './adapter/entry.ts';
import { hashSource } from './security-headers.ts';

/** The name of the chunk shared by all islands (scripts/build/adapter/chunks.ts). */
export const REACT_CHUNK = 'react';

/** What the compiled entry exports (scripts/build/adapter/entry.ts), and what is found beside it. */
export interface CompiledApp extends Pick<typeof Entry, 'renderPage' | 'getTemplateParts' | 'formStyles'> {
  /** Addresses of the compiled islands that search pages load late. */
  readonly searchEntries: Readonly<Record<CatalogueName, string>>;
  /** Address of the compiled script shared by all islands. */
  readonly reactScript: string;
  /** Address of the compiled script for browsers without popovers. */
  readonly popoverScript: string;
  /** The CSP sources ('sha256-...') of every script that pages write into their HTML. */
  readonly scriptHashes: ReadonlySet<string>;
}

/** Loads the compiled app. React picks its build at run time, so this sets NODE_ENV to production. */
export async function loadCompiledApp(compiledDir: string): Promise<CompiledApp> {
  process.env.NODE_ENV = 'production';
  registerDealerImports();
  const entry: typeof Entry = await import(pathToFileURL(join(compiledDir, 'server', 'entry.mjs')).href);
  const files = await readdir(join(compiledDir, 'client', '_astro'));
  const searchEntries = Object.fromEntries(
    CATALOGUE_NAMES.map((name) => [name, findClientEntry(files, CATALOGUES[name].entry)]),
  ) as Record<CatalogueName, string>;
  const popoverScript = findClientEntry(files, 'popover-polyfill');
  const inlineScripts = [...entry.listInlineScripts({ popoverScript, searchEntries }), ...entry.astroScripts];
  return {
    ...entry,
    searchEntries,
    reactScript: findClientEntry(files, REACT_CHUNK),
    popoverScript,
    scriptHashes: new Set(inlineScripts.map(hashSource)),
  };
}

/** Finds the client script of a module: the bundler names files after modules and adds a hash. */
function findClientEntry(files: readonly string[], module: string): string {
  const name = files.find((file) => file.startsWith(`${module}.`) && file.endsWith('.js'));
  if (!name) throw new Error(`the compiled script ${module} is missing`);
  return `/_astro/${name}`;
}

/** The one style sheet of a dealer: the template's compiled rules with the dealer's colours (CSP). */
export async function readStylesheet(
  compiled: CompiledApp,
  compiledDir: string,
  site: Site,
): Promise<string> {
  const { stylesheet } = compiled.getTemplateParts(site);
  return `${await readFile(join(compiledDir, 'client', stylesheet), 'utf8')}\n${site.theme.css}`;
}
