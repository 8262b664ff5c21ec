import * as v from 'valibot';
import type { PageKind } from '#domain/page-kinds.ts';
import type { ShownFile } from '#host/studio/dealer-studio.ts';
import type { Route } from '#site/routes/route.ts';
import { buildRoutes } from '#site/routes/routes.ts';
import type { Site } from '#site/site.ts';

/** The kinds of pages that show files without a page for each entry; the home page shows the others. */
const KINDS: Readonly<Record<string, PageKind>> = {
  'content/offers.json': 'offers',
  'content/promos.json': 'search',
  'content/special-hours.json': 'locations',
};

const entrySchema = v.looseObject({
  id: v.optional(v.string()),
  make: v.optional(v.string()),
  model: v.optional(v.string()),
});
const listSchema = v.pipe(v.string(), v.parseJson(), v.object({ entries: v.array(entrySchema) }));

/** The page that shows a file: of a list, the page of one entry. `text` is the file's. */
export function findDraftPage(
  site: Site,
  { path, entry }: ShownFile,
  text: string,
): Pick<Route, 'path' | 'kind'> {
  const routes = buildRoutes(site);
  const list = v.safeParse(listSchema, text);
  const edited = list.success ? list.output.entries[entry] : undefined;
  const name = edited && (edited.id ?? [edited.make, edited.model].filter(Boolean).join(' '));
  const source = name === undefined ? path : `${path}: ${name}`;
  return (
    routes.find((route) => route.source === source) ??
    routes.find(({ kind }) => kind === KINDS[path]) ?? { path: '/', kind: 'home' }
  );
}
