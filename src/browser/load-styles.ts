const loading = new Map<string, Promise<void>>();

/** Adds a style sheet to the page, unless that of the page holds it. Rejects if it can't be loaded; the next call tries again. */
export function loadStyles(href: string): Promise<void> {
  if (document.querySelector(`link[data-parts~="${href}"]`)) return Promise.resolve();
  const pending = loading.get(href);
  if (pending) return pending;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      loading.delete(href);
      reject(new Error(`failed to load ${href}`));
    });
  });
  loading.set(href, loaded);
  document.head.append(link);
  return loaded;
}
