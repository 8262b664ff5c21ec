import type { ReactNode } from 'react';

const SVG = 'http://www.w3.org/2000/svg';

/** React's names of attributes that are not HTML's. */
const ATTRIBUTES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

interface Element {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>> & { readonly children?: ReactNode };
}

/**
 * Makes DOM of React elements without React, 58 KB of it: for pages that show a few of the cards that are made without
 * hooks, state and handlers. Components are called, text and attributes go in as they are; nothing is ever parsed.
 */
export function toDom(node: ReactNode, parent: ParentNode & Node, svg = false): void {
  if (node === null || node === undefined || typeof node === 'boolean') return;
  if (Array.isArray(node)) {
    for (const child of node) toDom(child, parent, svg);
    return;
  }
  if (typeof node !== 'object') {
    parent.appendChild(document.createTextNode(String(node)));
    return;
  }
  const { type, props } = node as unknown as Element;
  if (typeof type === 'function') toDom(type(props), parent, svg);
  else if (typeof type === 'string') parent.appendChild(element(type, props, svg || type === 'svg'));
  else toDom(props.children, parent, svg);
}

function element(name: string, props: Element['props'], svg: boolean): globalThis.Element {
  const made = svg ? document.createElementNS(SVG, name) : document.createElement(name);
  for (const [prop, value] of Object.entries(props)) {
    if (prop === 'children' || prop === 'suppressHydrationWarning') continue;
    const attribute = ATTRIBUTES[prop] ?? prop;
    // aria-* says 'false'; any other flag is there or not.
    if (value === undefined || value === null || (value === false && !attribute.startsWith('aria-')))
      continue;
    made.setAttribute(attribute, value === true && !attribute.startsWith('aria-') ? '' : String(value));
  }
  toDom(props.children, made, svg);
  return made;
}
