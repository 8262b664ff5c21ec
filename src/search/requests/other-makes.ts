import { MAKES, type Make } from '#domain/car/makes.ts';
import type { SlugTable } from '#search/state/slugs.ts';
import { OTHER_MAKES_PATH, searchPath } from '#search/state/url.ts';

/** The bundled makes that a dealer has never listed: they share one page. */
export function listOtherMakes({ makes }: SlugTable): readonly Make[] {
  return MAKES.filter(({ slug }) => !makes.bySlug.has(slug));
}

/** Whether a path shows the page of the other makes: its own address, or that of one of them. */
export function isOtherMakesPath(path: string, known: SlugTable): boolean {
  return path === OTHER_MAKES_PATH || listOtherMakes(known).some(({ slug }) => path === searchPath(slug));
}
