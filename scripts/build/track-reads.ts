import type { Site } from '#site/site.ts';

/** A site that records which of its keys are read. */
export interface TrackedSite {
  readonly site: Site;
  /** Returns the keys read since the last call, in alphabetical order. */
  takeReads(): string[];
  /** Counts keys as read: by HTML that an earlier page rendered and this one shows again. */
  addReads(keys: readonly string[]): void;
}

/**
 * Tracks which keys of a site are read, so a page is rendered again only if one of its inputs changed. This is sound
 * because what a page reads next depends only on what it has read before: equal inputs give an equal page.
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
      const keys = [...reads].sort();
      reads.clear();
      return keys;
    },
    addReads(keys) {
      for (const key of keys) reads.add(key);
    },
  };
}
