import type { OpeningStatusChange } from './opening-status.ts';

/**
 * The moments (seconds since 1970) at which premises open and close, alternating, the first an opening. Premises are
 * open while any of their departments is.
 */
export function getOpenCloseTimes(departments: readonly (readonly OpeningStatusChange[])[]): number[] {
  const moments = [...new Set(departments.flat().map(({ from }) => from))].sort((a, b) => a - b);
  const times: number[] = [];
  for (const moment of moments) {
    const open = departments.some((lines) => lines.findLast(({ from }) => from <= moment)?.open);
    if (open !== isOpenAt(times, moment)) times.push(moment);
  }
  return times;
}

/** Whether the premises are open at a moment (seconds since 1970). */
export function isOpenAt(times: readonly number[], moment: number): boolean {
  return times.filter((time) => time <= moment).length % 2 === 1;
}
