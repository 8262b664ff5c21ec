import { features } from 'web-features';
import { BASELINE } from '#scripts/build/baseline.ts';

/** By feature of the web platform, as MDN's compatibility data names it, the browsers of the baseline that lack it. */
export type NewerFeatures = ReadonlyMap<string, string>;

type Support = Readonly<Partial<Record<string, string>>>;

/** All that is newer than the baseline: 'javascript.builtins.Map.groupBy' -> 'safari 17.4, chrome 117'. */
export function listNewerFeatures(): NewerFeatures {
  return new Map(
    listSupport().flatMap(([key, support]) => {
      const lacking = describeLacking(support);
      return lacking ? [[key, lacking] as const] : [];
    }),
  );
}

/** The features that the baseline has. */
export function listBaselineFeatures(): ReadonlySet<string> {
  return new Set(listSupport().flatMap(([key, support]) => (describeLacking(support) ? [] : [key])));
}

function listSupport(): [string, Support][] {
  return Object.values(features).flatMap((feature) =>
    feature.kind === 'feature'
      ? Object.entries(feature.status.by_compat_key ?? {}).map(([key, { support }]): [string, Support] => [
          key,
          { ...support },
        ])
      : [],
  );
}

function describeLacking(support: Support): string {
  // What an iPhone alone lacks is about mice and full screens, and MDN knows least about it.
  return Object.entries(BASELINE)
    .filter(([browser]) => browser !== 'safari_ios')
    .filter(([browser, version]) => toNumber(support[browser]) > Number(version))
    .map(([browser]) => `${browser} ${support[browser] ?? 'never'}`)
    .join(', ');
}

/** '≤37' is at most 37. Browsers that are not named have never had it. */
function toNumber(version: string | undefined): number {
  return version === undefined ? Number.POSITIVE_INFINITY : Number.parseFloat(version.replace('≤', ''));
}
