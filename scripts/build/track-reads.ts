import type { Site } from '#site/site.ts';

/** A site that knows which of its keys were read. */
export interface TrackedSite {
  readonly site: Site;
  /** The keys that were read since the last time this was asked, in alphabetical order. */
  takeReads(): string[];
}

/**
 * Watches what is read of a site, so that a page need be made again only when something it was made from has changed.
 * What a page reads is decided by what it has read already: as long as all that is equal, so is the page.
 */
export function trackReads(site: Site): TrackedSite {
  const reads = new Set<string>();
  const read = (key: string | symbol) => {
    if (typeof key === 'string') reads.add(key);
  };
  return {
    site: new Proxy(site, {
      get(target, key) {
        read(key);
        return Reflect.get(target, key);
      },
      has(target, key) {
        read(key);
        return Reflect.has(target, key);
      },
    }),
    takeReads() {
      const taken = [...reads].sort();
      reads.clear();
      return taken;
    },
  };
}
