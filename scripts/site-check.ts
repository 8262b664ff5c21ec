import { join } from 'node:path';
import { type Finding, LEVELS } from '#site/checks/finding.ts';
import { getFolders } from './build/folders.ts';
import { readArgs, readNow, runCommand } from './cli/command.ts';
import { chooseSlugs } from './cli/dealers.ts';
import { checkSite, type SiteCheckResult } from './site-check/check-site.ts';

const HELP = `npm run site:check -- [options]

Checks site.ts, content and stock of all dealers, or of those given, and prints one line for each problem with its
file, key and fix: errors, which keep a dealer from being published or are wrong whatever was meant; warnings, which
probably are (a rate without a comparison rate, an offer that is over, leads that nobody gets); and hints.

  --site <slugs>      the dealers to check, with commas (default: all)
  --template <name>   check them in a different template
  --online            follow links to other sites, too
  --strict            count warnings as errors
  --json              print JSON: a list of dealers, each with its findings
  --now <time>        as if it were this time (default: now)

The exit code is 1 if there is an error.`;

const LEVEL_WIDTH = 9;

await runCommand(HELP, async () => {
  const { values } = readArgs({ text: ['site', 'template', 'now'], flags: ['online', 'strict', 'json'] });
  const { sitesDir, dataDir } = getFolders();
  const now = readNow(values.now);
  const checked: SiteCheckResult[] = [];
  for (const slug of await chooseSlugs(values.site, sitesDir)) {
    const options = { sitesDir, dataDir, template: values.template, now, env: process.env };
    checked.push(await checkSite(slug, { ...options, online: values.online }));
  }
  if (values.json) console.log(formatChecksAsJson(checked, sitesDir));
  else for (const result of checked) console.log(formatCheck(result, sitesDir));
  const failing = values.strict ? ['error', 'warning'] : ['error'];
  const isFailed = checked.some(
    ({ problems, findings }) => problems.length > 0 || findings.some(({ level }) => failing.includes(level)),
  );
  return isFailed ? 1 : 0;
});

/** A heading with the counts of a dealer, and a line for each problem: 'warning  file: key: problem. Fix.' */
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
function formatChecksAsJson(results: readonly SiteCheckResult[], sitesDir: string): string {
  const dealers = results.map(({ slug, problems, findings }) => ({
    slug,
    findings: [
      ...problems.map((text) => ({ level: 'error', text })),
      ...findings.map((finding) => ({ ...finding, file: join(sitesDir, slug, finding.file) })),
    ],
  }));
  return JSON.stringify(dealers, null, 2);
}
