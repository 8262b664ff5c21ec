import type { Labels, MetricFamily } from './exposition.ts';

/** Counts by labels. Their values must come from short lists: each combination takes memory for good. */
export interface Counter {
  add(labels: Labels): void;
  read(): MetricFamily;
}

export function createCounter(name: string, help: string): Counter {
  const counts = new Map<string, { readonly labels: Labels; value: number }>();
  return {
    add(labels) {
      const key = Object.values(labels).join('\n');
      const known = counts.get(key);
      if (known) known.value += 1;
      else counts.set(key, { labels, value: 1 });
    },
    read: () => ({ name, help, type: 'counter', samples: [...counts.values()] }),
  };
}
