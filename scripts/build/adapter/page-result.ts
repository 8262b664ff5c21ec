import { manifest } from 'virtual:astro:manifest';

/** The address of a script that the compiler made of a module. */
export function resolveEntry(module: string): string {
  const file = manifest.entryModules[module];
  if (file === undefined) throw new Error(`${module}: is not compiled for browsers.`);
  return `/${file}`;
}

/** A page with the script of islands before the first, which alone names what hydrates them: a page has a dozen. */
export function prepareIslands(html: string): string {
  const script = manifest.clientDirectives.get('intent');
  const renderer = resolveEntry('#client/hydrate.ts');
  return html.replace(
    '<astro-island',
    (island) => `<script>${script}</script>${island} renderer-url="${renderer}"`,
  );
}

/** A page that is being rendered: `$$result` of its templates. */
export class PageResult {
  readonly #globals: object;
  readonly #scripts = new Set<string>();

  /** The islands of the dealer's pages by what they show: many pages have the same. */
  readonly islands: Map<string, string>;

  /** `globals`: what all its templates find in `Astro`. */
  constructor(globals: object, islands: Map<string, string>) {
    this.#globals = globals;
    this.islands = islands;
  }

  /** `Astro` of one template. */
  createAstro(props: object, slots: Readonly<Record<string, (result: PageResult) => unknown>>): object {
    return {
      ...this.#globals,
      props,
      slots: {
        has: (name: string) => name in slots,
        render: (name: string) => String(slots[name]?.(this) ?? ''),
      },
    };
  }

  /** A template's script, where the page has it first. A file is left to VISIT_SCRIPT, which loads it once the page is painted. */
  takeScript(id: string): string {
    if (this.#scripts.has(id)) return '';
    this.#scripts.add(id);
    const inlined = manifest.inlinedScripts.get(id);
    if (inlined === undefined) return `<template data-module="${resolveEntry(id)}"></template>`;
    return inlined && `<script type="module">${inlined}</script>`;
  }
}
