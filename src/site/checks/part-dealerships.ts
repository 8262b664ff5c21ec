import { filterPartsByDealership, type Part } from '#domain/parts/part.ts';

/** A parts file may be shared by a whole group, but one without any part of this dealer is a mistake. */
export function checkPartDealerships(
  file: string,
  parts: readonly Part[],
  dealerships: ReadonlySet<string>,
): string[] {
  if (parts.length === 0 || filterPartsByDealership(dealerships, parts).length > 0) return [];
  const own = [...dealerships].map((id) => `"${id}"`).join(', ') || 'none yet';
  return [
    `${file}: dealership_id: no part is of a dealership of content/locations.json. Write one of theirs: ${own}.`,
  ];
}
