import { vi } from 'vitest';

/** Repeats `check` until it passes; fails with its error after a minute, which a busy machine may need. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 60_000 });
}
