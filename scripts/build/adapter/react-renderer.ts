import { type ComponentType, createElement, memo } from 'react';
import { renderToString } from 'react-dom/server';

/** The part of Astro's contract for renderers that this one uses. */
interface PageContext {
  readonly result: object;
}
interface IslandMetadata {
  readonly hydrate?: string;
}

/** React preloads pictures and styles that it meets; a page decides itself what it loads first. */
const PRELOADS = /<link\s[^>]*rel="(?:preload|modulepreload|stylesheet|preconnect|dns-prefetch)"[^>]*>/g;

/** How many components of each page have ids from `useId`, which must differ between them. */
const counts = new WeakMap<object, number>();

/** The HTML of a slot, which Astro has rendered: React leaves it as it is. */
const Slot = memo(({ tag, name, html }: { tag: string; name?: string; html: string }) =>
  html.trim() === ''
    ? null
    : createElement(tag, { name, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } }),
);

/** Renders a React component of a page, with what Astro needs to hydrate it. */
function renderToStaticMarkup(
  this: PageContext,
  component: ComponentType<Record<string, unknown>>,
  props: Readonly<Record<string, unknown>>,
  slots: Readonly<Record<string, string>>,
  { hydrate }: IslandMetadata,
): { html: string; attrs: { prefix?: string } } {
  const count = counts.get(this.result) ?? 0;
  const prefix = `r${count}`;
  const tag = hydrate ? 'astro-slot' : 'astro-static-slot';
  const { default: children, ...named } = Object.fromEntries(
    Object.entries(slots).map(([name, html]) => [
      name,
      createElement(Slot, name === 'default' ? { tag, html } : { tag, name, html }),
    ]),
  );
  const element = createElement(component, { ...props, ...named }, ...(children ? [children] : []));
  const html = renderToString(element, { identifierPrefix: prefix }).replace(PRELOADS, '');
  if (!html.includes(`_${prefix}`)) return { html, attrs: {} };
  counts.set(this.result, count + 1);
  return { html, attrs: { prefix } };
}

/**
 * Renders React components into pages. The renderer of @astrojs/react opens a stream for each component, and a second to
 * find out whether it is React's: together a seventh of the time that a page takes.
 */
// biome-ignore lint/style/noDefaultExport: Astro loads a renderer by its default export.
export default {
  name: '@astrojs/react',
  check: () => true,
  renderToStaticMarkup,
  supportsAstroStaticSlot: true,
};
