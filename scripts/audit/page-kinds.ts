import { findPageKind, type PageKind } from '#domain/page-kinds.ts';

/** Page kinds with their own budgets: make and model searches differ from the general search. */
export type AuditPageKind = PageKind | 'search-landing' | 'search-model';

/** The kind of page at a path (with its slashes: '/search/toyota/'). */
export function pageKindOf(path: string): AuditPageKind {
  const kind = findPageKind(path);
  if (kind !== 'search') return kind;
  const below = path.split('/').length - '/search/'.split('/').length;
  return (['search', 'search-landing', 'search-model'] as const)[below] ?? kind;
}
