import { CAR_TYPES, type CarType, carTypeLabel } from '#domain/car/car-type.ts';
import { brandPagePath, modelPagePath } from '#domain/model-page/model-page.ts';
import { FORMAT_LOCALE } from '#domain/numbers.ts';
import { bodyImageUrl } from '#features/makes/makes.ts';
import { listStockLinks } from '#search/refinements/search-page.ts';
import { getInitiallyListedCars } from '#search/requests/initially-listed-cars.ts';
import { landingPath } from '#search/state/url.ts';
import type { Site } from '#site/site.ts';
import type { NavLink } from './nav-link.ts';

/** As many as fit a menu without scrolling; the search page has all of them. */
const MAX_BODIES = 6;
const MAX_MODELS = 12;

/**
 * Links into the stock: all, by condition, by body with a picture. Empty without stock. They are on every page, so they show no
 * numbers and have an order that stock does not change: a sold vehicle would change all pages.
 */
export function stockLinks(site: Site): NavLink[] {
  if (site.cars.length === 0) return [];
  const bodies = listStockLinks('body', getInitiallyListedCars(site), site.slugs);
  return [
    ...allLinks(site),
    ...bodies
      .slice(0, MAX_BODIES)
      .sort(byLabel)
      .map(({ value, label, href }) => ({ label, href, picture: bodyImageUrl(value) })),
  ];
}

function allLinks(site: Site): NavLink[] {
  return [{ label: `All ${site.vehicle.plural}`, href: site.links.allStock }, ...conditionLinks(site)];
}

/** 'New cars', 'Used cars', 'Demo cars', if there are any, with the addresses that the dealer chose. */
export function conditionLinks(site: Site): NavLink[] {
  const { links, vehicle } = site;
  const cars = getInitiallyListedCars(site);
  const hrefs = { new: links.newCars, used: links.usedCars, demo: links.demoCars } satisfies Record<
    CarType,
    string
  >;
  return CAR_TYPES.filter((type) => cars.some((car) => car.car_type === type)).map((type) => ({
    label: `${carTypeLabel(type)} ${vehicle.plural}`,
    href: hrefs[type],
  }));
}

/**
 * The models with the most cars by name; if there are several makes, under those, after links to all and by condition. They link
 * to the dealer's pages about them where those exist, else to the search.
 */
export function modelLinks(site: Site): NavLink[] {
  if (site.cars.length === 0) return [];
  const { slugs, modelPages, brandPages } = site;
  const models = [...Map.groupBy(getInitiallyListedCars(site), (car) => car.make_model).values()]
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_MODELS)
    .flatMap(([car]) => car ?? []);
  const makes = [...Map.groupBy(models, (car) => car.make)].map(([make, cars]) => {
    const brand = brandPages.find((candidate) => candidate.make === make);
    const links = cars.map(({ model }) => {
      const page = modelPages.find((candidate) => candidate.make === make && candidate.model === model);
      const href = page ? modelPagePath(page) : landingPath({ kind: 'model', make, model }, slugs);
      return { label: model, href };
    });
    const href = brand ? brandPagePath(brand) : landingPath({ kind: 'make', make }, slugs);
    return { label: make, href, links: links.sort(byLabel) };
  });
  return slugs.makes.bySlug.size > 1
    ? [...allLinks(site), { label: 'All makes and models', href: '/stock/' }, ...makes.sort(byLabel)]
    : makes.flatMap(({ links }) => links);
}

function byLabel(a: NavLink, b: NavLink): number {
  return a.label.localeCompare(b.label, FORMAT_LOCALE);
}

/** As many as fit a column. */
const MAX_MODEL_PAGES = 6;

/** The dealer's pages about makes and models. */
export function modelPageLinks({ brandPages, modelPages }: Site): NavLink[] {
  return [
    ...brandPages.map((page) => ({ label: page.make, href: brandPagePath(page) })),
    ...modelPages.map((page) => ({ label: `${page.make} ${page.model}`, href: modelPagePath(page) })),
  ].slice(0, MAX_MODEL_PAGES);
}
