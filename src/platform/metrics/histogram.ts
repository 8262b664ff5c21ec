import type { Labels, MetricFamily, Sample } from './exposition.ts';

/** Counts how often values lay below each bound, by labels, whose values must come from short lists. */
export interface Histogram {
  observe(labels: Labels, value: number): void;
  read(): MetricFamily;
}

interface Series {
  readonly labels: Labels;
  /** How many values belong to each bucket and to no smaller one; the last is beyond all bounds. */
  readonly counts: number[];
  sum: number;
}

/** `bounds`: the upper bounds of the buckets, ascending. */
export function createHistogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const all = new Map<string, Series>();

  function seriesOf(labels: Labels): Series {
    const key = Object.values(labels).join('\n');
    const series = all.get(key) ?? { labels, counts: Array<number>(bounds.length + 1).fill(0), sum: 0 };
    all.set(key, series);
    return series;
  }

  function readSeries({ labels, counts, sum }: Series): Sample[] {
    let total = 0;
    const buckets = counts.map((count, index) => {
      total += count;
      const bound = bounds[index];
      const le = bound === undefined ? '+Inf' : String(bound);
      return { suffix: '_bucket', labels: { ...labels, le }, value: total };
    });
    return [...buckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: total }];
  }

  return {
    observe(labels, value) {
      const series = seriesOf(labels);
      const bucket = bounds.findIndex((bound) => value <= bound);
      const index = bucket === -1 ? bounds.length : bucket;
      series.counts[index] = (series.counts[index] ?? 0) + 1;
      series.sum += value;
    },
    read: () => ({ name, help, type: 'histogram', samples: [...all.values()].flatMap(readSeries) }),
  };
}
