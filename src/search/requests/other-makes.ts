import { MAKES, type Make } from '#domain/car/makes.ts';
import type { SlugTable } from '#search/state/slugs.ts';
import { SEARCH_ROOT } from '#search/state/url.ts';

/** The page that all makes share that a dealer has never listed. No slug has an underscore, so no make can be there. */
export const OTHER_MAKES_PATH = searchPath('other_makes');

/** The search path of slugs: ('toyota', 'hilux') -> '/search/toyota/hilux/'. */
export function searchPath(...slugs: readonly string[]): string {
  return [SEARCH_ROOT, ...slugs.map((slug) => `${slug}/`)].join('');
}

/** The bundled makes that a dealer has never listed: they share one page. */
export function listOtherMakes({ makes }: SlugTable): readonly Make[] {
  return MAKES.filter(({ slug }) => !makes.bySlug.has(slug));
}

/** Whether a path shows the page of the other makes: its own address, or that of one of them. */
export function isOtherMakesPath(path: string, known: SlugTable): boolean {
  return path === OTHER_MAKES_PATH || listOtherMakes(known).some(({ slug }) => path === searchPath(slug));
}
