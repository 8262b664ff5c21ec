import { manifest } from 'virtual:astro:manifest';
import formStyles from '#features/forms/forms.css?url';
import { getTemplateParts } from '#templates/index.ts';
import { type Template, toHtml } from './compiler-runtime.ts';
import { listInlineScripts } from './inline-scripts.ts';
import { PageResult, prepareIslands } from './page-result.ts';

interface PageTemplate {
  readonly pattern: RegExp;
  readonly params: readonly string[];
  readonly template: Template;
}

/** In the order in which Astro tries them. */
const templates: PageTemplate[] = [];
for (const { routeData } of manifest.routes) {
  const { component, origin, pattern, params } = routeData;
  const load = origin === 'project' && manifest.pageMap?.get(component);
  if (load) templates.push({ pattern, params, template: (await (await load()).page()).default });
}

/** The islands of each dealer that is being built. */
const islands = new WeakMap<object, Map<string, string>>();

/** The HTML of a dealer's page. Throws what its templates throw, and if no template has a page for this path. */
export function renderPage(path: string, locals: App.Locals): string {
  const { site } = locals;
  const known = islands.get(site) ?? new Map<string, string>();
  islands.set(site, known);
  for (const { pattern, params, template } of templates) {
    const values = pattern.exec(path)?.slice(1);
    if (!values) continue;
    // '...path' takes all that is left of the address.
    const named = Object.fromEntries(params.map((name, index) => [name.replace('...', ''), values[index]]));
    const globals = { locals, params: named, url: new URL(path, site.url) };
    const html = template(new PageResult(globals, known), {}, {});
    if (!(html instanceof Response)) return `<!DOCTYPE html>${prepareIslands(toHtml(html))}`;
    throw new Error(`answered ${html.status}`);
  }
  throw new Error('no template of src/pages is for this path');
}

/** What Astro writes into pages by itself. Its own directives are not used, and each hash is sent with every page. */
export const astroScripts: readonly string[] = [
  ...manifest.inlinedScripts.values(),
  manifest.clientDirectives.get('intent') ?? '',
];

/** The path of the compiled form styles, which only pages with a form load; the scripts that pages may hold; and the parts of templates. */
export { formStyles, getTemplateParts, listInlineScripts };
