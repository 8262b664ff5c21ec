import type { OpeningStatusChange } from './status-changes.ts';

/**
 * The moments (seconds since 1970) at which premises open and close, alternating, the first an opening. Premises are
 * open while any of their departments is.
 */
export function getOpenCloseTimes(departments: readonly (readonly OpeningStatusChange[])[]): number[] {
  const moments = [...new Set(departments.flat().map(({ from }) => from))].sort((a, b) => a - b);
  const turns: number[] = [];
  for (const moment of moments) {
    const open = departments.some((lines) => lines.findLast(({ from }) => from <= moment)?.open);
    if (open !== isOpenAt(turns, moment)) turns.push(moment);
  }
  return turns;
}

/** Whether the premises are open at a moment (seconds since 1970). */
export function isOpenAt(turns: readonly number[], moment: number): boolean {
  return turns.filter((turn) => turn <= moment).length % 2 === 1;
}
