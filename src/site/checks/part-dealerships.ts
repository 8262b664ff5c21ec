import { filterPartsByDealership, type Part } from '#domain/parts/part.ts';

/** A file of parts may be a whole group's, but one without any of the dealer's own is a mistake. */
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
