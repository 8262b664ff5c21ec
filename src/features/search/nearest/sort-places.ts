import { sortByDistance } from '#domain/location/distance.ts';
import { lookUpPostcode } from '#features/nearest/look-up-postcode.ts';
import type { SearchView } from '#features/search/context/search-payload.ts';

/** As in forms. */
const WRONG_POSTCODE_TEXT = 'Invalid postcode. Please enter a 4-digit number.';

/** A city with vehicles; `km` is undefined where its location has no coordinates. */
export interface PlaceByDistance {
  readonly city: string;
  readonly km: number | undefined;
}

/** The places of a search, the nearest to a postcode first, or what is wrong with the postcode. */
export async function sortPlaces(
  postcode: string,
  { places, nearest }: Pick<SearchView, 'places' | 'nearest'>,
): Promise<{ readonly sorted?: readonly PlaceByDistance[]; readonly problem: string | undefined }> {
  const { from, problem } = await lookUpPostcode(postcode, {
    service: nearest?.service,
    wrong: WRONG_POSTCODE_TEXT,
  });
  if (!from) return { problem };
  const sorted = sortByDistance(
    places.map(({ city, at }) => ({ city, at })),
    from,
  );
  return { sorted: sorted.map(({ item, km }) => ({ city: item.city, km })), problem };
}
