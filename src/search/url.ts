import { BODY_TYPES } from '#domain/car/body.ts';
import { CAR_TYPE_PATHS, type Landing } from './landing.ts';
import type { SlugTable } from './slugs.ts';

const ROOT = '/search/';

/** The path of a landing: '/search/toyota/hilux/'. The one writer of search paths; every path ends in a slash (design 8). */
export function landingPath(landing: Landing, slugs: SlugTable): string {
  switch (landing.kind) {
    case 'all':
      return ROOT;
    case 'make':
      return `${ROOT}${known(slugs.makes.slugOf.get(landing.make), landing.make)}/`;
    case 'model': {
      const make = known(slugs.makes.slugOf.get(landing.make), landing.make);
      return `${ROOT}${make}/${known(slugs.models.get(landing.make)?.slugOf.get(landing.model), landing.model)}/`;
    }
    case 'car_type': {
      const types = [...landing.carTypes].sort().join();
      const path = CAR_TYPE_PATHS.find((candidate) => [...candidate.carTypes].sort().join() === types);
      return `${ROOT}${known(path?.slug, types)}/`;
    }
    case 'body':
      return `${ROOT}${known(BODY_TYPES.find((body) => body.key === landing.body)?.slug, landing.body)}-cars/`;
  }
}

/** Reads a search path; undefined when it names nothing of this stock. Order of T-20: car types, body, make. */
export function parseLandingPath(path: string, slugs: SlugTable): Landing | undefined {
  if (!path.startsWith(ROOT)) return undefined;
  const [first, second, ...more] = path.slice(ROOT.length).split('/').filter(Boolean);
  if (more.length > 0) return undefined;
  if (!first) return { kind: 'all' };
  if (!second) {
    const types = CAR_TYPE_PATHS.find((candidate) => candidate.slug === first);
    if (types) return { kind: 'car_type', carTypes: types.carTypes };
    const body = BODY_TYPES.find((candidate) => `${candidate.slug}-cars` === first);
    if (body) return { kind: 'body', body: body.key };
  }
  const make = slugs.makes.bySlug.get(first);
  if (make === undefined) return undefined;
  if (!second) return { kind: 'make', make };
  const model = slugs.models.get(make)?.bySlug.get(second);
  return model === undefined ? undefined : { kind: 'model', make, model };
}

/** A landing names values of the stock its slugs were made from; anything else is a mistake in our code. */
function known(slug: string | undefined, value: string): string {
  if (slug === undefined) throw new Error(`no search path for "${value}": it is not in this stock`);
  return slug;
}
