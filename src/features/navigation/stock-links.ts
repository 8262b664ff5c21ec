import { CAR_TYPES, type CarType, carTypeLabel } from '#domain/car/car-type.ts';
import { brandPagePath, modelPagePath } from '#domain/model-page/model-page.ts';
import { buildFacetLinks } from '#search/refinements/search-page.ts';
import { getInitiallyListedCars } from '#search/requests/initially-listed-cars.ts';
import { landingPath } from '#search/state/url.ts';
import type { Site } from '#site/site.ts';
import type { NavLink } from './nav-link.ts';

/** As many as fit a menu without scrolling; all are on the search page. */
const MAX_BODIES = 6;
const MAX_MODELS = 12;

/** Ways into the stock: all, by condition, by body, as a list. None without stock. */
export function stockLinks(site: Site): NavLink[] {
  if (site.cars.length === 0) return [];
  const { links, slugs, vehicle } = site;
  const cars = getInitiallyListedCars(site);
  const bodies =
    buildFacetLinks({ kind: 'all' }, cars, slugs).find(({ attribute }) => attribute === 'body')?.links ?? [];
  return [
    { label: `All ${vehicle.plural}`, href: links.allStock, count: cars.length },
    ...conditionLinks(site),
    ...bodies.slice(0, MAX_BODIES).map(({ label, href, count }) => ({ label, href, count })),
    { label: `Every ${vehicle.noun} as a list`, href: '/stock/' },
  ];
}

/** 'New cars', 'Used cars', 'Demo cars', as far as there are some, at the addresses the dealer chose. */
export function conditionLinks(site: Site): NavLink[] {
  const { links, vehicle } = site;
  const cars = getInitiallyListedCars(site);
  const hrefs = { new: links.newCars, used: links.usedCars, demo: links.demoCars } satisfies Record<
    CarType,
    string
  >;
  return CAR_TYPES.map((type) => ({
    label: `${carTypeLabel(type)} ${vehicle.plural}`,
    href: hrefs[type],
    count: cars.filter((car) => car.car_type === type).length,
  })).filter(({ count }) => count > 0);
}

/**
 * The models with the most cars, with their makes where there are several; to what the dealer wrote about a model where
 * it has written something.
 */
export function modelLinks(site: Site): NavLink[] {
  const { slugs, modelPages } = site;
  const models = [...Map.groupBy(getInitiallyListedCars(site), (car) => car.make_model).values()];
  return models
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_MODELS)
    .flatMap((ofModel) => {
      const [car] = ofModel;
      if (!car) return [];
      const { make, model } = car;
      const label = slugs.makes.bySlug.size > 1 ? `${make} ${model}` : model;
      const page = modelPages.find((written) => written.make === make && written.model === model);
      const href = page ? modelPagePath(page) : landingPath({ kind: 'model', make, model }, slugs);
      return [{ label, href, count: ofModel.length }];
    });
}

/** As many as a column holds. */
const MAX_MODEL_PAGES = 6;

/** What the dealer wrote about makes and models. */
export function modelPageLinks({ brandPages, modelPages }: Site): NavLink[] {
  return [
    ...brandPages.map((page) => ({ label: page.make, href: brandPagePath(page) })),
    ...modelPages.map((page) => ({ label: `${page.make} ${page.model}`, href: modelPagePath(page) })),
  ].slice(0, MAX_MODEL_PAGES);
}
