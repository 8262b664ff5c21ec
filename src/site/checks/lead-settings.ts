import type { LeadsConfig } from '#leads/delivery/target-schema.ts';

/** Combinations of lead settings that would lose or hide leads. `file` is site.ts. */
export function findLeadProblems(file: string, leads: LeadsConfig): string[] {
  return findDigestProblems(leads).map((problem) => `${file}: ${problem}`);
}

/** Nothing is held in silence: a dealer that holds enquiries gets the daily digest. */
function findDigestProblems({ unverified, mail, digestTo }: LeadsConfig): string[] {
  if (unverified !== 'hold' || (mail && digestTo.length > 0)) return [];
  return [
    'leads.unverified: is "hold", but nobody would learn of held enquiries. Set leads.mail and leads.digestTo too, or write "deliver".',
  ];
}
