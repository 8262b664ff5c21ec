import type { ReadableAtom } from 'nanostores';

/** Calls `start` once, as soon as something is kept on one of the lists: a page without anything to show loads no more. */
export function whenKept(lists: readonly ReadableAtom<readonly unknown[]>[], start: () => void): void {
  let started = false;
  for (const list of lists) {
    list.subscribe((entries) => {
      if (entries.length === 0 || started) return;
      started = true;
      start();
    });
  }
}
