import { getFolders } from './build/folders.ts';
import { readArgs, readNow, runCommand } from './cli/command.ts';
import { chooseSlugs } from './cli/dealers.ts';
import { checkSite, type SiteCheckResult } from './site-check/check-site.ts';
import { formatChecks, formatChecksAsJson } from './site-check/format-checks.ts';

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

await runCommand(HELP, async () => {
  const { values } = readArgs({ text: ['site', 'template', 'now'], flags: ['online', 'strict', 'json'] });
  const { sitesDir, dataDir } = getFolders();
  const now = readNow(values.now);
  const checked: SiteCheckResult[] = [];
  for (const slug of await chooseSlugs(values.site, sitesDir)) {
    const options = { sitesDir, dataDir, template: values.template, now, env: process.env };
    checked.push(await checkSite(slug, { ...options, online: values.online }));
  }
  console.log(values.json ? formatChecksAsJson(checked, sitesDir) : formatChecks(checked, sitesDir));
  const failing = values.strict ? ['error', 'warning'] : ['error'];
  const isFailed = checked.some(
    ({ problems, findings }) => problems.length > 0 || findings.some(({ level }) => failing.includes(level)),
  );
  return isFailed ? 1 : 0;
});
