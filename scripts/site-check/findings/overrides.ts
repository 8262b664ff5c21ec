import { describeDrift, STABLE_COMPONENTS } from '#scripts/overrides/overrides.ts';
import type { CheckedDealer } from '#scripts/site-check/finding.ts';
import { type Finding, hintAt, warningAt } from '#site/checks/finding.ts';
import { OVERRIDES_FOLDER } from '#site/read-config.ts';

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
