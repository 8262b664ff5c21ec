import type { Surface } from './surfaces.ts';
import type { VehicleFacts } from './vehicle-facts.ts';

/** A surface with the vehicles that it takes. */
export interface FilledSurface {
  readonly text: string;
  readonly rows: number;
  /** How many vehicles are left out, by the reason. */
  readonly leftOut: ReadonlyMap<string, number>;
}

/** Fills a surface with a dealer's vehicles. Each vehicle that is left out is counted once, by the first reason. */
export function fillSurface(surface: Surface, vehicles: readonly VehicleFacts[]): FilledSurface {
  const leftOut = new Map<string, number>();
  const rows = [surface.columns.map(([name]) => name)];
  for (const facts of vehicles) {
    const cells = surface.columns.map(([, cell]) => {
      const value = typeof cell === 'function' ? cell(facts) : facts[cell];
      return Array.isArray(value) ? value.join('|') : String(value ?? '');
    });
    const missing = surface.columns.find(([, , reason], index) => reason && cells[index] === '')?.[2];
    const reason = surface.refuse?.(facts) ?? missing;
    if (reason) leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
    else rows.push(cells);
  }
  const lines = rows.map((row) => row.map((cell) => quote(cell, surface.separator)).join(surface.separator));
  return { text: `${lines.join('\n')}\n`, rows: rows.length - 1, leftOut };
}

/** A cell by RFC 4180: programs read these files, so nothing is changed for spreadsheets. */
function quote(cell: string, separator: string): string {
  const isPlain = !cell.includes(separator) && !/["\r\n]/.test(cell);
  return isPlain ? cell : `"${cell.replaceAll('"', '""')}"`;
}
