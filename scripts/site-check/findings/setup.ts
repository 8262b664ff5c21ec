import { findTargetKind } from '#leads/delivery/targets/target-kinds.ts';
import { listUnsetVariables } from '#scripts/build/netlify.ts';
import { describeDrift, STABLE_COMPONENTS } from '#scripts/overrides/overrides.ts';
import type { CheckedDealer } from '#scripts/site-check/finding.ts';
import { errorAt, type Finding, hintAt, warningAt } from '#site/checks/finding.ts';
import { OPENSTREETMAP } from '#site/config/map.ts';
import { OVERRIDES_FOLDER } from '#site/read-config.ts';
import { contrastRatio, deltaE } from '#site/theme/colour-space.ts';

/** Leads that reach nobody: targets without a disk, without an address, or that nobody reads. */
export function checkLeadTargets({ site: { leads, hosting, slug }, env }: CheckedDealer): Finding[] {
  const targets = Object.entries(leads.targets);
  const isOnNetlify = hosting !== undefined || env.NETLIFY === 'true';
  const onDisk = targets.filter(([, target]) => findTargetKind(target).needsDisk);
  const isSentNowhere = targets.every(([, { kind }]) => kind === 'file') && !isOnNetlify;
  const unset = listUnsetVariables(leads, env);
  const { smtpEnv } = leads.mail ?? {};
  if (smtpEnv && !env[smtpEnv]) unset.push({ key: 'leads.mail.smtpEnv', variable: smtpEnv });
  const noDisk = 'needs a disk that stays, which Netlify does not have. Name a target of another kind.';
  const nobody = `leads are written to .data/leads/${slug}.jsonl and sent to nobody. Name a target that sends them.`;
  return [
    ...(isOnNetlify ? onDisk.map(([name]) => errorAt('site.ts', `leads.targets.${name}`, noDisk)) : []),
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

/** A difference that people notice side by side, as with a logo in the colour as given. */
const NOTICEABLE_DELTA_E = 0.06;
const MIN_TEXT_CONTRAST = 4.5;

/** A brand colour that pages had to change so that text on it can be read. */
export function checkColours({ site: { brand, theme } }: CheckedDealer): Finding[] {
  const mode = theme.mode === 'dark' ? 'dark' : 'light';
  const used = theme.colours[mode].brand;
  if (deltaE(brand.colour, used) < NOTICEABLE_DELTA_E) return [];
  const ratio = contrastRatio('#ffffff', brand.colour).toFixed(1);
  const why =
    mode === 'light' && Number(ratio) < MIN_TEXT_CONTRAST
      ? ` (white on it has a contrast of ${ratio}, and text needs ${MIN_TEXT_CONTRAST})`
      : '';
  const text = `"${brand.colour}" is shown as ${used}${why}. Look at it beside the logo.`;
  return [hintAt('site.ts', 'brand.colour', text)];
}

/** Tiles that a published site should not depend on. */
export function checkMap({ site: { map, stock } }: CheckedDealer): Finding[] {
  const isDemo = stock !== false && stock.demo !== undefined;
  if (!map.tiles || map.tiles.url !== OPENSTREETMAP.url || isDemo) return [];
  const text =
    "OpenStreetMap's own servers are not meant for production: they are slow at times and may block a busy site. Choose a provider with a key, such as maptiler or stadia.";
  return [warningAt('site.ts', 'map.tiles', text)];
}

/** Components of the dealer whose original has changed, or may in any version. */
export async function checkOverrides({ overrides }: CheckedDealer): Promise<Finding[]> {
  const findings = overrides.map(async (override) => {
    const { path, slug } = override;
    const file = `${slug === undefined ? '../' : ''}${OVERRIDES_FOLDER}/${path}`;
    const drift = await describeDrift(override);
    if (drift !== undefined) return [warningAt(file, '', drift)];
    if (STABLE_COMPONENTS.includes(path)) return [];
    return [hintAt(file, '', 'may change in any version. Run site:check after each upgrade.')];
  });
  return (await Promise.all(findings)).flat();
}
