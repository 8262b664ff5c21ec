import type { LeadState } from '#leads/intake/lead-state.ts';

type CountedStates = Readonly<Record<Exclude<LeadState, 'stranded'>, number>>;

/** Completes the counts of a database: leads that are in none of the counted states are stranded. */
export function addStranded(
  total: number,
  { pending, delivered, dead, held, spam }: CountedStates,
): Readonly<Record<LeadState, number>> {
  const stranded = total - pending - delivered - dead - held - spam;
  return { pending, delivered, dead, held, spam, stranded };
}
