/**
 * Adapts a page that may have been built before today: removes content about offers that have ended (`data-until`), and
 * shows the content for ended ones (`data-since`). Both are in milliseconds since 1970, as is `now`.
 */
function toggleExpired(root: ParentNode, now: number): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-until], [data-since]')) {
    const { until, since } = element.dataset;
    element.hidden = until === undefined ? now < Number(since) : now >= Number(until);
  }
}

toggleExpired(document, Date.now());
