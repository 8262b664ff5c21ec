const loading = new Map<string, Promise<void>>();

/** Adds a style sheet to the page, once. Rejects when it cannot be loaded; the next call tries again. */
export function loadStyles(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]:not([data-lazy])`)) return Promise.resolve();
  const known = loading.get(href);
  if (known) return known;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.dataset.lazy = '';
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
