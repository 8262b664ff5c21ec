import type { WithdrawnKind } from '#domain/car/status/live-status.ts';
import { soldCopy } from './sold-copy.ts';

/** The texts that differ for a car that was listed at build time and is no longer. */
function removedCopy(vehicle: string) {
  return { heading: 'No longer listed', regret: `This ${vehicle} is no longer in stock.` } as const;
}

/** The texts that differ for a car that somebody else has reserved in the meantime. */
function reservedCopy(vehicle: string) {
  return { heading: 'RESERVED', regret: `Someone has just reserved this ${vehicle}.` } as const;
}

/** The texts for a car that has become unavailable, by the reason. */
export function withdrawnCopy(kind: WithdrawnKind, vehicle: string) {
  const copy = soldCopy(vehicle);
  if (kind === 'gone') return { ...copy, ...removedCopy(vehicle) };
  return kind === 'reserved' ? { ...copy, ...reservedCopy(vehicle) } : copy;
}
