import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { PACKAGE_ROOT } from '#platform/package-root.ts';
import { listOverrides, type Override } from '#scripts/overrides/overrides.ts';

/**
 * Compiles the overrides of dealers. One for all dealers is read in place of the original. One for a dealer is compiled beside it, and
 * the component chooses by the dealer of the page. Imports of an override are resolved where the original lies, and
 * `./Footer.original.astro` is what Footer.astro would be without it. New files are seen when the compiler starts.
 */
export function overrideComponents(sitesDir: string): Plugin {
  /** What is read for a module, by its path: a file, perhaps written otherwise. */
  const sources = new Map<string, { readonly file: string; readonly write?: (text: string) => string }>();
  return {
    name: 'forecourt-override-components',
    enforce: 'pre',
    async configResolved() {
      const byPath = Map.groupBy(await listOverrides(sitesDir), ({ path }) => path);
      for (const [path, overrides] of byPath) {
        const component = resolve(PACKAGE_ROOT, 'src', path);
        const shared = overrides.find(({ slug }) => slug === undefined);
        const own = overrides.filter(({ slug }) => slug !== undefined);
        sources.set(variantOf(component, 'original'), { file: component });
        if (shared) sources.set(own.length > 0 ? variantOf(component, 'shared') : component, shared);
        if (own.length === 0) continue;
        for (const { slug = '', file } of own) sources.set(variantOf(component, `for-${slug}`), { file });
        const otherwise = shared ? 'shared' : 'original';
        sources.set(component, {
          file: component,
          write: (original) => writeChoice(component, own, otherwise, original),
        });
      }
    },
    resolveId(specifier, importer) {
      if (importer === undefined || !specifier.startsWith('.')) return undefined;
      const module = resolve(importer, '..', specifier);
      return sources.has(module) ? module : undefined;
    },
    async load(id) {
      const source = sources.get(id);
      if (!source) return undefined;
      this.addWatchFile(resolve(source.file));
      const text = await readFile(source.file, 'utf8');
      return source.write?.(text) ?? text;
    },
  };
}

/** '…/Footer.astro', 'coolabah' -> '…/Footer.coolabah.astro'. */
function variantOf(component: string, name: string): string {
  return component.replace(/\.(astro|tsx)$/, `.${name}.$1`);
}

/** A component that passes its props and slots to the one for the dealer of the page. */
function writeChoice(
  component: string,
  own: readonly Override[],
  otherwise: string,
  original: string,
): string {
  const importOf = (name: string, variant: string) =>
    `import ${name} from ${JSON.stringify(variantOf(component, variant).replace(/^.*\//, './'))};`;
  const slots = [...original.matchAll(/<slot name="([\w-]+)"/g)].map(
    ([, name]) => `<slot name="${name}" slot="${name}" />`,
  );
  return `---
${importOf('Otherwise', otherwise)}
${own.map(({ slug = '' }, index) => importOf(`Own${index}`, `for-${slug}`)).join('\n')}
const own = { ${own.map(({ slug }, index) => `${JSON.stringify(slug)}: Own${index}`).join(', ')} };
const Chosen = own[Astro.locals.site.slug] ?? Otherwise;
---

<Chosen {...Astro.props}><slot />${slots.join('')}</Chosen>
`;
}
