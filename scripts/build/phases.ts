/** The parts of a dealer's build. */
export type Phase = 'load' | 'files' | 'hash' | 'render' | 'check' | 'write' | 'publish';

/** CPU milliseconds of a process's main thread by phase. */
export type PhaseTimes = Readonly<Partial<Record<Phase, number>>>;

/** Measures the CPU time between calls of `enter`: each ends the phase before it. */
export interface PhaseClock {
  enter(phase: Phase): void;
  /** Ends the last phase. */
  end(): PhaseTimes;
}

export function startPhaseClock(first: Phase): PhaseClock {
  const times: Partial<Record<Phase, number>> = {};
  let phase = first;
  let since = process.threadCpuUsage();
  const enter = (next: Phase) => {
    const { user, system } = process.threadCpuUsage(since);
    times[phase] = (times[phase] ?? 0) + (user + system) / 1000;
    phase = next;
    since = process.threadCpuUsage();
  };
  return {
    enter,
    end() {
      enter(phase);
      return times;
    },
  };
}
