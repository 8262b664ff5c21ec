import { slugify } from '#domain/slug.ts';
import { listOtherMakes, OTHER_MAKES_PATH, searchPath } from '#search/requests/other-makes.ts';
import { findStockedName, listPermanentLandings } from '#search/state/landing.ts';
import type { SlugTable } from '#search/state/slugs.ts';
import { landingPath } from '#search/state/url.ts';
import type { Site } from '#site/site.ts';
import { MAKE_ALIASES } from '#stock/normalise/vehicle/makes.ts';
import type { Redirect } from './route.ts';
import { listFixedForms, listNameForms } from './search-address-forms.ts';

/** Rewrites of the makes that share one page: the address stays, the page is the shared one. */
export function buildSearchRewrites(site: Pick<Site, 'stock' | 'knownSlugs'>): Redirect[] {
  if (!site.stock) return [];
  return listOtherMakes(site.knownSlugs).map(({ slug }) => ({
    from: searchPath(slug),
    // Named in full, because not every host serves the file of a folder for a rewrite.
    to: `${OTHER_MAKES_PATH}index.html`,
  }));
}

/**
 * Redirects from other forms of search addresses: those that people type, '/search/TOYOTA/', '/search/suv/', '/search/vw/', and
 * those of bodies that the stock has by another name.
 */
export function buildSearchRedirects({
  stock,
  knownSlugs,
  cars,
  kinds,
}: Pick<Site, 'stock' | 'knownSlugs' | 'cars' | 'kinds'>): Redirect[] {
  if (!stock) return [];
  const others = listOtherMakes(knownSlugs);
  const makes = [...knownSlugs.makes.bySlug.keys(), ...others.map(({ slug }) => slug)];
  const makePaths = new Set(makes.map((slug) => searchPath(slug)));
  const forms = [
    ...listFixedForms(kinds).flatMap(([segment, names]) => redirectForms(names, segment)),
    ...others.flatMap(({ name, slug }) => redirectForms(listNameForms(name, slug), slug)),
    ...Object.entries(MAKE_ALIASES).flatMap(([alias, make]) =>
      redirectForms([slugify(alias)], slugify(make)),
    ),
  ];
  const otherNames = listPermanentLandings(knownSlugs, kinds).flatMap((landing) => {
    const stocked = findStockedName(landing, cars);
    return stocked ? [{ from: landingPath(landing, knownSlugs), to: landingPath(stocked, knownSlugs) }] : [];
  });
  return [
    ...otherNames,
    ...forms.filter(({ from }) => !makePaths.has(from)),
    ...redirectKnownNames(knownSlugs),
  ];
}

function redirectForms(forms: readonly string[], segment: string): Redirect[] {
  return forms.map((form) => ({ from: searchPath(form), to: searchPath(segment) }));
}

/** Forms of the makes and models that have pages. A make's rule leads on with its models: '/search/TOYOTA/hilux/'. */
function redirectKnownNames({ makes, models }: SlugTable): Redirect[] {
  return [...makes.slugOf].flatMap(([make, slug]) => [
    ...[...(models.get(make)?.slugOf ?? [])].flatMap(([model, modelSlug]) =>
      listNameForms(model, modelSlug).map((form) => ({
        from: searchPath(slug, form),
        to: searchPath(slug, modelSlug),
      })),
    ),
    ...listNameForms(make, slug).map((form) => ({
      from: `${searchPath(form)}*`,
      to: `${searchPath(slug)}:splat`,
    })),
  ]);
}
