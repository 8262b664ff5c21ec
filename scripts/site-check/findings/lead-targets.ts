import { listVariables } from '#scripts/build/netlify.ts';
import { type CheckedDealer, errorAt, type Finding, hintAt, warningAt } from '#scripts/site-check/finding.ts';

/** Leads that reach nobody: targets without a disk, without an address, or that nobody reads. */
export function checkLeadTargets({ site: { leads, hosting, slug }, env }: CheckedDealer): Finding[] {
  const targets = Object.entries(leads.targets);
  const isOnNetlify = hosting !== undefined || env.NETLIFY === 'true';
  const inFiles = targets.filter(([, { kind }]) => kind === 'file');
  const isSentNowhere = inFiles.length === targets.length && !isOnNetlify;
  const unset = [
    ...targets.flatMap(([name, target]) =>
      listVariables(target).map((variable) => ({ key: `leads.targets.${name}`, variable })),
    ),
    ...(leads.mail ? [{ key: 'leads.mail.smtpEnv', variable: leads.mail.smtpEnv }] : []),
  ].filter(({ variable }) => !env[variable]);
  const noDisk = 'is a file, and Netlify has no disk that stays. Name a webhook or e-mail target.';
  const nobody = `leads are written to .data/leads/${slug}.jsonl and sent to nobody. Name a webhook or e-mail target.`;
  return [
    ...(isOnNetlify ? inFiles.map(([name]) => errorAt('site.ts', `leads.targets.${name}`, noDisk)) : []),
    ...(isSentNowhere ? [warningAt('site.ts', 'leads.targets', nobody)] : []),
    ...unset.map(({ key, variable }) =>
      hintAt(
        'site.ts',
        key,
        `${variable} is not set here. Set it where the site runs, or leads wait there until it is.`,
      ),
    ),
  ];
}
