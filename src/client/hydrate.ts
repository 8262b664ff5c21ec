import renderer from '@astrojs/react/client.js';
import { type ComponentType, createElement, useLayoutEffect } from 'react';
import { readIslandProps } from '#browser/island-props.ts';

/** The name of the file in an island's address, which is that of its component as well. */
const FILE_NAME = /(\w+)\.[^/]*$/;

/** Counts islands whose HTML has no ids. */
let hydrated = 0;

/**
 * Hydrates an island (Astro's element) with its component; resolves when React answers its events. intent.ts loads this module
 * together with the component.
 */
export default function hydrate(
  island: HTMLElement,
  components: Readonly<Record<string, ComponentType>>,
): Promise<void> {
  // Astro's own script needs this comment, which marks the end of the island's HTML; React does not expect it.
  if (island.lastChild?.nodeType === Node.COMMENT_NODE) island.lastChild.remove();
  // What Astro's renderer looks for and pages leave out: that there is HTML, and a prefix for ids that it does not have yet.
  island.setAttribute('ssr', '');
  if (!island.hasAttribute('prefix')) island.setAttribute('prefix', `h${++hydrated}`);
  const [, name = ''] = FILE_NAME.exec(island.getAttribute('component-url') ?? '') ?? [];
  const component = components[name] as ComponentType;
  return new Promise((ready) => {
    const props = { ...readIslandProps(island), hydrates: { component, ready } };
    renderer(island)(Hydrated, props, readSlots(island), { client: 'intent' });
    island.removeAttribute('ssr');
  });
}

interface HydratedProps {
  readonly hydrates: { readonly component: ComponentType; readonly ready: () => void };
}

/** A component that tells when it is hydrated; the other props are its own. */
function Hydrated({ hydrates: { component, ready }, ...props }: HydratedProps) {
  useLayoutEffect(ready, [ready]);
  return createElement(component, props);
}

/** The HTML of an island's slots, by slot name. */
function readSlots(island: HTMLElement): Record<string, string> {
  const own = [...island.querySelectorAll('astro-slot')].filter(
    (slot) => slot.closest('astro-island') === island,
  );
  return Object.fromEntries(own.map((slot) => [slot.getAttribute('name') ?? 'default', slot.innerHTML]));
}
