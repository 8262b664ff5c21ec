import { join } from 'node:path';
import type { SiteCheckResult } from './check-site.ts';
import { type Finding, LEVELS } from './finding.ts';

const LEVEL_WIDTH = 9;

/** A heading for each dealer with its counts, and a line for each problem: 'warning  file: key: problem. Fix.' */
export function formatChecks(results: readonly SiteCheckResult[], sitesDir: string): string {
  return results.map((result) => formatCheck(result, sitesDir)).join('\n');
}

function formatCheck({ slug, site, problems, findings }: SiteCheckResult, sitesDir: string): string {
  const about =
    site &&
    ` (stock ${site.cars.length}, locations ${site.locations.length}, pages of text ${site.pages.size})`;
  const lines = [
    ...problems.map((problem) => `${'error'.padEnd(LEVEL_WIDTH)}${problem}`),
    ...findings.map(
      (finding) =>
        `${finding.level.padEnd(LEVEL_WIDTH)}${formatPlace(slug, finding, sitesDir)}${finding.text}`,
    ),
  ];
  return [
    `${slug}: ${countLevels(problems, findings)}${about ?? ''}.`,
    ...lines.map((line) => `  ${line}`),
  ].join('\n');
}

function countLevels(problems: readonly string[], findings: readonly Finding[]): string {
  const counts = LEVELS.flatMap((level) => {
    const count =
      findings.filter((finding) => finding.level === level).length +
      (level === 'error' ? problems.length : 0);
    return count === 0 ? [] : [`${count} ${level}${count === 1 ? '' : 's'}`];
  });
  return counts.join(', ') || 'no problems';
}

function formatPlace(slug: string, { file, key }: Finding, sitesDir: string): string {
  return key === '' ? `${join(sitesDir, slug, file)}: ` : `${join(sitesDir, slug, file)}: ${key}: `;
}

/** The same for programs. A problem that keeps the dealer from being built is an error without a key of its own. */
export function formatChecksAsJson(results: readonly SiteCheckResult[], sitesDir: string): string {
  const dealers = results.map(({ slug, problems, findings }) => ({
    slug,
    findings: [
      ...problems.map((text) => ({ level: 'error', text })),
      ...findings.map((finding) => ({ ...finding, file: join(sitesDir, slug, finding.file) })),
    ],
  }));
  return JSON.stringify(dealers, null, 2);
}
