/** The folders of src whose code is mutated, with the score in per cent that each is to reach. */
export const AREAS = { domain: 90, search: 85, stock: 85, leads: 85, site: 75, features: 75 } as const;

export type Area = keyof typeof AREAS;

export const AREA_NAMES = Object.keys(AREAS) as readonly Area[];

/** The area of a path such as 'src/domain/hours'; undefined if its code is not mutated. */
export function findArea(path: string): Area | undefined {
  return AREA_NAMES.find((name) => path === `src/${name}` || path.startsWith(`src/${name}/`));
}
