const loading = new Map<string, Promise<void>>();

/** Adds a style sheet that a page has no use for until now, once. Rejects when it can't be had; the next call asks again. */
export function loadStyles(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]:not([data-late])`)) return Promise.resolve();
  const known = loading.get(href);
  if (known) return known;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.dataset.late = '';
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      loading.delete(href);
      reject(new Error(`${href} could not be loaded`));
    });
  });
  loading.set(href, loaded);
  document.head.append(link);
  return loaded;
}
