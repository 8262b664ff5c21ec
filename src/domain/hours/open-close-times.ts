import type { OpeningStatusChange } from './status-changes.ts';

/**
 * The moments (seconds since 1970) at which a place opens and closes by turns, the first of them an opening. It is open
 * while one of its departments is.
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

/** Whether it is open at a moment (seconds since 1970). */
export function isOpenAt(turns: readonly number[], moment: number): boolean {
  return turns.filter((turn) => turn <= moment).length % 2 === 1;
}
