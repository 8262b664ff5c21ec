import type { DeliveryTarget } from '#leads/delivery/targets/target-kind.ts';
import type { LeadStore } from '#leads/store/store.ts';

/**
 * The outcome of a step with an external effect. `unsure`: it is done but reported as failed. `die`: the process dies
 * before it; `done-and-die`: right after it, without the result.
 */
export const FAULTS = ['ok', 'fail', 'unsure', 'slow', 'die', 'done-and-die'] as const;
export type Fault = (typeof FAULTS)[number];

/** A dead process never receives what it awaits. */
const NEVER = new Promise<never>(() => {});

/** A process that may die at every step; its effects persist. */
export interface FaultyProcess {
  readonly store: LeadStore;
  /** A CRM: `take` is called with the id of each received lead. */
  sender(take: (id: string) => void): DeliveryTarget;
  /** Runs work until it ends or the process dies; returns the error that a caller would see. */
  run<T>(work: () => Promise<T>): Promise<T | 'failed' | 'died'>;
  isDead(): boolean;
}

/** Starts a process over a store that outlives it. `next` decides the outcome of each step; `slow` lets time pass. */
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
        // Iterating over all leads only reads.
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
