const patternCache = new Map<string, RegExp>();

/** Whether an address is that of a function, as Netlify reads `path`: '/brochure/:slug.pdf' is where '/brochure/x.pdf' is. */
export function matchesPath(pattern: string, path: string): boolean {
  if (!pattern.includes(':')) return pattern === path;
  let regex = patternCache.get(pattern);
  if (!regex) {
    const source = pattern.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+?');
    regex = new RegExp(`^${source}$`);
    patternCache.set(pattern, regex);
  }
  return regex.test(path);
}
