import { readdirSync, readFileSync } from 'node:fs';

interface Running {
  readonly pid: number;
  readonly parent: number;
  /** What the system calls zombies have ended, and only wait for their parent to notice. */
  readonly state: string;
}

/** Whether this system tells which process started which. */
export const HAS_PROCESS_TREE = process.platform === 'linux';

/** A process and all that it started, and those started, as far as they are still running. */
export function listProcessTree(root: number): number[] {
  const all = listRunning();
  const found = new Set([root]);
  for (let before = 0; before !== found.size; ) {
    before = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return all.filter(({ pid }) => found.has(pid)).map(({ pid }) => pid);
}

export function listStillRunning(pids: readonly number[]): number[] {
  const running = new Set(listRunning().map(({ pid }) => pid));
  return pids.filter((pid) => running.has(pid));
}

function listRunning(): Running[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(Number(name)) ?? [])
    .filter(({ state }) => state !== 'Z' && state !== 'X');
}

function readStat(pid: number): Running | undefined {
  try {
    // '12 (name, with spaces) S 1 ...'
    const [state = '', parent = ''] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return { pid, parent: Number(parent), state };
  } catch {
    return undefined;
  }
}
