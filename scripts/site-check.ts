import { listSiteSlugs } from '#site/read-config.ts';
import type { Site } from '#site/site.ts';
import { getFolders } from './build/folders.ts';
import { readArgs, readNow, runCommand, UsageError } from './cli/command.ts';
import { checkSite } from './site-check/check-site.ts';

const HELP = `npm run site:check -- [--site <slug>[,<slug>]] [options]

Checks site.ts, content and stock of all dealers, or of those given, and prints one line for each problem with its
file, key and fix.

  --site <slugs>      the dealers to check, with commas (default: all)
  --template <name>   check them in a different template
  --now <time>        as if it were this time (default: now)`;

await runCommand(HELP, async () => {
  const { values } = readArgs({
    site: { type: 'string' },
    template: { type: 'string' },
    now: { type: 'string' },
  });
  const { sitesDir, dataDir } = getFolders();
  const now = readNow(values.now);
  const slugs = values.site?.split(',').filter(Boolean) ?? (await listSiteSlugs(sitesDir));
  if (slugs.length === 0)
    throw new UsageError(`There is no dealer in ${sitesDir}. Make one with "npm run site:new".`);
  let broken = 0;
  for (const slug of slugs) {
    const checked = await checkSite(slug, { sitesDir, dataDir, template: values.template, now });
    if ('problems' in checked) {
      broken += 1;
      console.error(checked.problems.join('\n'));
    } else {
      console.log(formatSuccess(checked.site));
    }
  }
  return broken > 0 ? 1 : 0;
});

function formatSuccess({ slug, cars, locations, pages }: Site): string {
  return `${slug}: no problems (stock ${cars.length}, locations ${locations.length}, pages of text ${pages.size}).`;
}
