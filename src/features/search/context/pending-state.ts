/** Whether the page still waits for the cars of its query string. */
export function isPending(): boolean {
  return 'pending' in document.documentElement.dataset;
}

/** Resolves once the page shows the cars of its URL. */
export async function waitForResults(): Promise<void> {
  if (!isPending()) return;
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (isPending()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement, { attributeFilter: ['data-pending'] });
  });
}

/** Reveals the results. */
export function clearPending(): void {
  delete document.documentElement.dataset.pending;
}
