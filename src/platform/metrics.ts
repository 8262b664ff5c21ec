import { readdirSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** One value of a metric. */
export interface Sample {
  /** Added to the metric's name: '_bucket' of a histogram. */
  readonly suffix?: string;
  readonly labels: Labels;
  readonly value: number;
}

export type Labels = Readonly<Record<string, string>>;

/** A metric with all its values at one moment. */
export interface MetricFamily {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

/** The media type of what formatMetrics writes. */
export const EXPOSITION_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Writes metrics in Prometheus's text format, version 0.0.4. */
export function formatMetrics(families: readonly MetricFamily[]): string {
  return families.map(formatFamily).join('');
}

function formatFamily({ name, help, type, samples }: MetricFamily): string {
  const lines = samples.map(
    ({ suffix = '', labels, value }) => `${name}${suffix}${formatLabels(labels)} ${formatValue(value)}\n`,
  );
  return `# HELP ${name} ${escapeHelp(help)}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function formatLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escapeHelp(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
}

function escapeLabel(text: string): string {
  return escapeHelp(text).replaceAll('"', '\\"');
}

function formatValue(value: number): string {
  if (Number.isFinite(value) || Number.isNaN(value)) return String(value);
  return value > 0 ? '+Inf' : '-Inf';
}

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

const RESOLUTION_MS = 20;
const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;

/** Measures this process, under the names that dashboards for Node expect. */
export interface ProcessMetrics {
  read(): MetricFamily[];
  close(): void;
}

export function createProcessMetrics(): ProcessMetrics {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const startedAt = Date.now() / 1000 - process.uptime();

  /** The lag since the last reading: of a mean since the start, an hour would hide a minute. */
  function readLag(): number {
    const lag = Math.max(0, delay.percentile(99) / NANOSECONDS - RESOLUTION_MS / 1000);
    delay.reset();
    return lag;
  }

  return {
    read() {
      const { user, system } = process.cpuUsage();
      const { rss, heapUsed } = process.memoryUsage();
      const files = countOpenFiles();
      return [
        counter('process_cpu_seconds_total', 'Processor time in seconds.', (user + system) / MICROSECONDS),
        gauge('process_start_time_seconds', 'Unix time at which the process started.', startedAt),
        gauge('process_resident_memory_bytes', 'Memory that the process occupies.', rss),
        gauge('nodejs_heap_size_used_bytes', 'JavaScript heap in use.', heapUsed),
        gauge('nodejs_eventloop_lag_p99_seconds', 'Lag of the event loop since the last reading.', readLag()),
        ...(files === undefined ? [] : [gauge('process_open_fds', 'Open files and connections.', files)]),
      ];
    },
    close: () => delay.disable(),
  };
}

/** Undefined where the system does not tell. */
function countOpenFiles(): number | undefined {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return undefined;
  }
}

function gauge(name: string, help: string, value: number): MetricFamily {
  return { name, help, type: 'gauge', samples: [{ labels: {}, value }] };
}

function counter(name: string, help: string, value: number): MetricFamily {
  return { name, help, type: 'counter', samples: [{ labels: {}, value }] };
}
