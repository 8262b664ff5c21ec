import renderer from '@astrojs/react/client.js';

type SerialisedProp = readonly [type: number, value: unknown];

/** Hydrates an island (Astro's element) with its component. intent.ts loads this module together with the component. */
export default function hydrate(island: HTMLElement, components: Readonly<Record<string, unknown>>): void {
  const attribute = (name: string) => island.getAttribute(name) ?? '';
  // Astro's own script needs this comment, which marks the end of the island's HTML; React does not expect it.
  if (island.lastChild?.nodeType === Node.COMMENT_NODE) island.lastChild.remove();
  const json: unknown = JSON.parse(attribute('props'));
  // In development the element is Astro's, with types beside its values.
  const props = (import.meta.env.DEV ? reviveProp([0, json]) : json) as object;
  renderer(island)(components[attribute('component-export')], props, readSlots(island), { client: 'intent' });
  island.removeAttribute('ssr');
}

/** The HTML of an island's slots, by slot name. */
function readSlots(island: HTMLElement): Record<string, string> {
  const own = [...island.querySelectorAll('astro-slot')].filter(
    (slot) => slot.closest('astro-island') === island,
  );
  return Object.fromEntries(own.map((slot) => [slot.getAttribute('name') ?? 'default', slot.innerHTML]));
}

/** Revives a value of Astro's `props` attribute: `[0, value]`, or `[1, [...]]` for a list. Islands have no other types. */
function reviveProp([type, value]: SerialisedProp): unknown {
  if (type === 1) return (value as SerialisedProp[]).map(reviveProp);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, reviveProp(entry)]));
}
