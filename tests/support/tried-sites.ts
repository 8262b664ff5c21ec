import { type BuiltSite, builtSites } from './built-sites.ts';

/**
 * The sites that a test visits of those that fit: one of each template, which is what screens depend on; in the long form
 * all of them. Throws when none fits: a test of nothing would pass.
 */
export function triedSites(fits: (site: BuiltSite) => boolean): BuiltSite[] {
  const sites = builtSites().filter(fits);
  if (sites.length === 0) throw new Error('no built site is as this test wants it');
  if (process.env.TEST_LONG) return sites;
  const first = new Map([...sites].reverse().map((site) => [site.template, site]));
  return [...first.values()].reverse();
}

export const sellsVehicles = ({ paths }: Pick<BuiltSite, 'paths'>) => paths.includes('/search/');
export const anySite = () => true;
