type SerialisedProp = readonly [type: number, value: unknown];

/** The props of an island (Astro's element), as its template gave them. */
export function readIslandProps(island: HTMLElement): Readonly<Record<string, unknown>> {
  const json: unknown = JSON.parse(island.getAttribute('props') ?? '{}');
  // In development the element is Astro's, with types beside its values.
  return (import.meta.env.DEV ? reviveProp([0, json]) : json) as Readonly<Record<string, unknown>>;
}

/** Revives a value of Astro's `props` attribute: `[0, value]`, or `[1, [...]]` for a list. Islands have no other types. */
function reviveProp([type, value]: SerialisedProp): unknown {
  if (type === 1) return (value as SerialisedProp[]).map(reviveProp);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, reviveProp(entry)]));
}
