/**
 * A page may be older than today: what is said of an offer goes when it has ended (`data-until`), and what is said of an
 * ended one comes (`data-since`). Both are moments in milliseconds since 1970, as `now` is.
 */
export function toggleExpired(root: ParentNode, now: number): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-until], [data-since]')) {
    const { until, since } = element.dataset;
    element.hidden = until === undefined ? now < Number(since) : now >= Number(until);
  }
}
