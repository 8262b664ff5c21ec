import { type CheckedDealer, type Finding, warningAt } from '#scripts/site-check/finding.ts';
import { OPENSTREETMAP } from '#site/config/map-presets.ts';

/** Tiles that a published site should not depend on. */
export function checkMap({ site: { map, stock } }: CheckedDealer): Finding[] {
  const isDemo = stock !== false && stock.demo !== undefined;
  if (!map.tiles || map.tiles.url !== OPENSTREETMAP.url || isDemo) return [];
  const text =
    "OpenStreetMap's own servers are not meant for production: they are slow at times and may block a busy site. Choose a provider with a key, such as maptiler or stadia.";
  return [warningAt('site.ts', 'map.tiles', text)];
}
