import { type IslandIconName, islandIcons } from './island-icons.ts';

/** Icon.astro for React: a decorative icon next to a text that says the same, without an accessible name. */
export function Icon({ name }: { readonly name: IslandIconName }) {
  return (
    <svg className="ico" viewBox="0 0 20 20" aria-hidden="true">
      <path d={islandIcons[name]} />
    </svg>
  );
}
