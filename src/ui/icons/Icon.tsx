import { type IslandIconName, islandIcons } from './island-icons.ts';

/** The icon of Icon.astro for React: beside words that say the same, without a name of its own. */
export function Icon({ name }: { readonly name: IslandIconName }) {
  return (
    <svg className="ico" viewBox="0 0 20 20" aria-hidden="true">
      <path d={islandIcons[name]} />
    </svg>
  );
}
