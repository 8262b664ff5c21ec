/** Sorts by time, oldest first. */
export function compareByTime(a: { readonly at: string }, b: { readonly at: string }): number {
  return a.at < b.at ? -1 : 1;
}
