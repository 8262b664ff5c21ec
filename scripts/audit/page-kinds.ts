import { findPageKind, type PageKind } from '#site/routes/page-kinds.ts';

/** Kinds of page as budgets tell them apart: searches of a make and of a model have figures of their own. */
export type AuditPageKind = PageKind | 'search-landing' | 'search-model';

/** What kind of page an address (a path with its slashes: '/search/toyota/') leads to. */
export function pageKindOf(path: string): AuditPageKind {
  const kind = findPageKind(path);
  if (kind !== 'search') return kind;
  const below = path.split('/').length - '/search/'.split('/').length;
  return (['search', 'search-landing', 'search-model'] as const)[below] ?? kind;
}
