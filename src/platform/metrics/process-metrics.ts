import { readdirSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { MetricFamily } from './exposition.ts';

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
