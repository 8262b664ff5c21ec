/** The folders that hold no file once `deleted` are gone and `remaining` are there: those of each depth, deepest first. */
export function listEmptiedFolders(deleted: readonly string[], remaining: readonly string[]): string[][] {
  const used = new Set(remaining.flatMap(listParents));
  const emptied = new Set(deleted.flatMap(listParents).filter((folder) => !used.has(folder)));
  const byDepth = Map.groupBy(emptied, (folder) => folder.split('/').length);
  return [...byDepth].sort(([a], [b]) => b - a).map(([, folders]) => folders);
}

/** 'a/b/c.html' is in 'a' and 'a/b'. */
export function listParents(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
