import type { WithdrawnKind } from '#domain/car/status/live-status.ts';

/** The texts of a car that is not available, with the dealer's vehicle word; apostrophes are exact (T-47). */
export function soldCopy(vehicle: string) {
  return {
    heading: 'SOLD',
    regret: `Unfortunately this ${vehicle} recently sold.`,
    help: `But don't worry, we can help you find a similar ${vehicle}!`,
    question: 'Like this and want something similar?',
    action: 'Find Me Something Similar',
  } as const;
}

/** The same for one that was listed when the page was made and is not any more. */
export function removedCopy(vehicle: string) {
  return { heading: 'No longer listed', regret: `This ${vehicle} has left our stock.` } as const;
}

/** The same for one that somebody else has reserved, where it was offered to be reserved. */
function reservedCopy(vehicle: string) {
  return { heading: 'RESERVED', regret: `Somebody else has just reserved this ${vehicle}.` } as const;
}

/** The words for a car that cannot be had any more, by what became of it. */
export function withdrawnCopy(kind: WithdrawnKind, vehicle: string) {
  const words = soldCopy(vehicle);
  if (kind === 'gone') return { ...words, ...removedCopy(vehicle) };
  return kind === 'reserved' ? { ...words, ...reservedCopy(vehicle) } : words;
}
