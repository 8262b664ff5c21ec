const patternCache = new Map<string, RegExp>();

/** Whether a path matches a function's `path` as Netlify reads it: '/brochure/:slug.pdf' matches '/brochure/x.pdf'. */
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
