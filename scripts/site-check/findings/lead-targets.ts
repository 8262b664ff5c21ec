import { listVariables } from '#scripts/build/netlify.ts';
import type { CheckedDealer, Finding } from '#scripts/site-check/finding.ts';

/** Leads that reach nobody: targets without a disk, without an address, or that nobody reads. */
export function checkLeadTargets({ site: { leads, hosting, slug }, env }: CheckedDealer): Finding[] {
  const at = { file: 'site.ts' };
  const targets = Object.entries(leads.targets);
  const isOnNetlify = hosting !== undefined || env.NETLIFY === 'true';
  const inFiles = targets.filter(([, { kind }]) => kind === 'file');
  const unset = [
    ...targets.flatMap(([name, target]) =>
      listVariables(target).map((variable) => ({ key: `leads.targets.${name}`, variable })),
    ),
    ...(leads.mail ? [{ key: 'leads.mail.smtpEnv', variable: leads.mail.smtpEnv }] : []),
  ].filter(({ variable }) => !env[variable]);
  return [
    ...(isOnNetlify
      ? inFiles.map(([name]) => ({
          ...at,
          level: 'error' as const,
          key: `leads.targets.${name}`,
          text: 'is a file, and Netlify has no disk that stays. Name a webhook or e-mail target.',
        }))
      : []),
    ...(inFiles.length === targets.length && !isOnNetlify
      ? [
          {
            ...at,
            level: 'warning' as const,
            key: 'leads.targets',
            text: `leads are written to .data/leads/${slug}.jsonl and sent to nobody. Name a webhook or e-mail target.`,
          },
        ]
      : []),
    ...unset.map(({ key, variable }) => ({
      ...at,
      level: 'hint' as const,
      key,
      text: `${variable} is not set here. Set it where the site runs, or leads wait there until it is.`,
    })),
  ];
}
