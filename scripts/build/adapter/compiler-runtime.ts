import {
  addAttribute as addAstroAttribute,
  escapeHTML,
  Fragment,
  isHTMLString,
  markHTMLString,
  spreadAttributes,
} from 'astro/runtime/server/index.js';
import type { ComponentType } from 'react';
import { type PageResult, resolveEntry } from './page-result.ts';
import reactRenderer from './react-renderer.ts';

/*
 * What compiled templates call to become HTML, in place of Astro's runtime of the same names: templates are strings as soon as
 * they are evaluated, in the order of the page. Astro's can stream and wait, which no page does, for a fifth of a build's time.
 */

// biome-ignore lint/performance/noBarrelFile: templates import all that they call from one module.
// biome-ignore lint/performance/noReExportAll: as above.
export * from 'astro/compiler-runtime';

type Html = ReturnType<typeof markHTMLString>;
type Slot = (result: PageResult) => unknown;
type Slots = Readonly<Record<string, Slot>>;
type Props = Readonly<Record<string, unknown>>;
export type Template = (result: PageResult, props: Props, slots: Slots) => unknown;

/** A template as a function, marked as one. */
export function createComponent(template: Template): Template {
  return Object.assign(template, { isAstroComponentFactory: true });
}

/** The HTML of a template's literal. */
export function render(parts: readonly string[], ...values: readonly unknown[]): Html {
  let html = parts[0] ?? '';
  for (let index = 0; index < values.length; index++) html += toHtml(values[index]) + parts[index + 1];
  return markHTMLString(html);
}

/** A value as Astro writes it: text is escaped, nothing and false are left out. */
export function toHtml(value: unknown): string {
  if (typeof value === 'string') return escapeHTML(value);
  if (isHTMLString(value)) return String(value);
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(toHtml).join('');
  if (typeof value === 'function') return toHtml(value());
  if (value instanceof Promise)
    throw new Error('A template waits for a promise. Read what it needs before pages are rendered.');
  if (typeof value === 'object' && Symbol.iterator in value) return toHtml([...(value as Iterable<unknown>)]);
  return String(value);
}

/** An attribute; JSON in one of data is in single quotes. */
export function addAttribute(value: unknown, key: string, shouldEscape?: boolean, tag?: string): unknown {
  return typeof value === 'string' && value.includes('"') && key.startsWith('data-')
    ? markHTMLString(` ${key}='${escapeInSingleQuotes(value)}'`)
    : addAstroAttribute(value, key, shouldEscape, tag);
}

export function renderSlot(result: PageResult, slot: Slot | undefined, fallback?: Slot): Html {
  return markHTMLString(toHtml((slot ?? fallback)?.(result)));
}

/** Another template, an element by its name, or a React component, as an island if it has a directive. */
export function renderComponent(
  result: PageResult,
  _name: string,
  component: unknown,
  props: Props,
  slots: Slots = {},
): unknown {
  if (component === Fragment) return renderSlot(result, slots.default);
  if (typeof component === 'string') {
    const { 'class:list': list, ...others } = props;
    const attributes = spreadAttributes(list === undefined ? others : { ...others, 'class:list': list });
    return markHTMLString(`<${component}${attributes}>${renderSlot(result, slots.default)}</${component}>`);
  }
  if (isTemplate(component)) return component(result, props, slots);
  return markHTMLString(renderReact(result, component as ComponentType<Props>, props, slots));
}

function isTemplate(component: unknown): component is Template {
  return typeof component === 'function' && 'isAstroComponentFactory' in component;
}

const STATIC_SLOT = /<\/?astro-static-slot\b[^>]*>/g;

/** The HTML of a React component; that of an island is in the element which src/client/intent.ts hydrates. */
function renderReact(
  result: PageResult,
  component: ComponentType<Props>,
  {
    'client:intent': options,
    'client:component-hydration': directive,
    'client:component-path': path,
    'client:component-export': name,
    slot,
    ...props
  }: Props,
  slots: Slots,
): string {
  const children = Object.fromEntries(
    Object.entries(slots).map(([name, slot]) => [name, String(renderSlot(result, slot))]),
  );
  const renderHtml = (metadata: { readonly hydrate?: string }) =>
    reactRenderer.renderToStaticMarkup.call({ result }, component, props, children, metadata);
  if (options === undefined) return renderHtml({}).html.replace(STATIC_SLOT, '');
  const url = resolveEntry(String(path));
  if (!url.includes(`/${name}.`))
    throw new Error(
      `${path}: exports the island ${name}, whose file is called otherwise. Name the file after it.`,
    );
  const values = writeJson(props);
  const data = values === '{}' ? '' : ` props='${values}'`;
  const opts = options === true ? '' : ` opts='${writeJson(options)}'`;
  const attributes = `component-url="${url}"${data}${opts}`;
  const key = [attributes, ...Object.entries(children).flat()].join('\0');
  const known = result.islands.get(key);
  if (known !== undefined) return known;
  const { html, attrs } = renderHtml({ hydrate: 'intent' });
  const prefix = attrs.prefix === undefined ? '' : `prefix="${attrs.prefix}" `;
  const island = `<astro-island ${prefix}${attributes}>${html}</astro-island>`;
  // Ids differ between the islands of a page, so one with ids is no other page's.
  if (prefix === '') result.islands.set(key, island);
  return island;
}

function writeJson(value: unknown): string {
  return escapeInSingleQuotes(JSON.stringify(value));
}

/** In double quotes each quote of JSON would take six bytes. */
function escapeInSingleQuotes(text: string): string {
  return text.replaceAll(/[&'<]/g, escapeHTML);
}

/** The script of a template, where it stands first in a page. */
export function renderScript(result: PageResult, id: string): Html {
  return markHTMLString(result.takeScript(id));
}

/** A page's styles are in its templates, so there are none to add to its head. */
export const maybeRenderHead = () => '';
export const renderHead = () => '';
