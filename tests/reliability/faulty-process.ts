import type { DeliveryTarget } from '#leads/delivery/targets/delivery-target.ts';
import type { LeadStore } from '#leads/store/store.ts';

/**
 * How one step goes that a process takes outside itself. `unsure`: it is done, and the process is told that it failed.
 * `die`: the process ends before it; `done-and-die`: after it, without learning of it.
 */
export const FAULTS = ['ok', 'fail', 'unsure', 'slow', 'die', 'done-and-die'] as const;
export type Fault = (typeof FAULTS)[number];

/** After this nothing that a dead process waits for ever comes. */
const NEVER = new Promise<never>(() => {});

/** A process that may die at every step; what it did stays done. */
export interface FaultyProcess {
  readonly store: LeadStore;
  /** A CRM: `take` is called with a lead's id when it has it. */
  sender(take: (id: string) => void): DeliveryTarget;
  /** Runs work to its end or to the death of the process; what went wrong is what a caller would see. */
  run<T>(work: () => Promise<T>): Promise<T | 'failed' | 'died'>;
  isDead(): boolean;
}

/** Starts one over a store that outlives it. `next` says how each step goes; `slow` lets time go by. */
export function startFaultyProcess(
  store: LeadStore,
  next: (step: string) => Fault,
  slow: () => void,
): FaultyProcess {
  let dead = false;
  let die: (word: 'died') => void = () => {};
  const death = new Promise<'died'>((resolve) => {
    die = resolve;
  });

  async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
    if (dead) return NEVER;
    const fault = next(name);
    if (fault === 'die') return end();
    if (fault === 'fail') throw new Error(`${name} failed`);
    if (fault === 'slow') slow();
    const result = await work();
    if (fault === 'done-and-die') return end();
    if (fault === 'unsure') throw new Error(`${name}: no answer`);
    return dead ? NEVER : result;
  }

  function end(): Promise<never> {
    dead = true;
    die('died');
    return NEVER;
  }

  return {
    store: new Proxy(store, {
      get(target, name: keyof LeadStore) {
        const method = target[name] as (...args: unknown[]) => Promise<unknown>;
        // Going through all leads only reads.
        if (name === 'listRecords') return method;
        return (...args: unknown[]) => step(name, () => method(...args));
      },
    }),
    sender: (take) => ({
      name: 'crm',
      send: ({ lead }) =>
        step('send', () => {
          take(lead.id);
          return Promise.resolve({ outcome: 'delivered', note: '' });
        }),
    }),
    run: (work) => Promise.race([work().catch(() => 'failed' as const), death]),
    isDead: () => dead,
  };
}
