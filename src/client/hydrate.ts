import renderer from '@astrojs/react/client.js';

type SerialisedProp = readonly [type: number, value: unknown];

/** Hydrates the HTML of an island (Astro's element) with its component. Loaded with the component, by intent.ts. */
export default function hydrate(island: HTMLElement, components: Readonly<Record<string, unknown>>): void {
  const text = (name: string) => island.getAttribute(name) ?? '';
  // Astro marks the end of the island's HTML for its own script.
  if (island.lastChild?.nodeType === Node.COMMENT_NODE) island.lastChild.remove();
  const props = reviveProp([0, JSON.parse(text('props'))]) as object;
  renderer(island)(components[text('component-export')], props, readSlots(island), { client: 'intent' });
  island.removeAttribute('ssr');
}

/** What Astro put into an island as HTML, by the name of the slot. */
function readSlots(island: HTMLElement): Record<string, string> {
  const own = [...island.querySelectorAll('astro-slot')].filter(
    (slot) => slot.closest('astro-island') === island,
  );
  return Object.fromEntries(own.map((slot) => [slot.getAttribute('name') ?? 'default', slot.innerHTML]));
}

/** A value of Astro's `props` attribute: `[0, value]`, or `[1, [...]]` for a list. Props of other types are not for islands. */
function reviveProp([type, value]: SerialisedProp): unknown {
  if (type === 1) return (value as SerialisedProp[]).map(reviveProp);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, reviveProp(entry)]));
}
