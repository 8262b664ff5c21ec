/** Adds a script to the page. Resolves once it has run, rejects if it can't be loaded. */
export function loadScript(src: string, data: Readonly<Record<string, string>> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    Object.assign(script.dataset, data);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`failed to load ${src}`)));
    document.head.append(script);
  });
}
