import { getFolders } from './build/folders.ts';
import { readArgs, readNow, runCommand, UsageError } from './cli/command.ts';
import { splitNames } from './cli/dealers.ts';
import { pushSite } from './stock-push/push-site.ts';

const HELP = `npm run stock:push -- --site <slug>[,<slug>] [options]

Pushes dealers' stock to their hosted search index (search.engine.typesense in site.ts). Each push fills a new
collection and then moves the index's alias to it in one step: visitors never search half a stock. The previous
collection stays; older ones are deleted. If site.ts has no search key yet, one is created and printed.

The cluster's admin key is read from the environment: TYPESENSE_ADMIN_KEY, or the name in adminKeyEnv.

  --site <slugs>   the dealers, with commas
  --dry-run        print what would be done, and change nothing
  --new-key        create and print a new search key
  --now <time>     push the stock that is listed at this time (default: now)`;

await runCommand(HELP, async () => {
  const { values, positionals } = readArgs({ text: ['site', 'now'], flags: ['dry-run', 'new-key'] });
  const slugs = splitNames(values.site ?? '');
  if (slugs.length === 0) throw new UsageError('Name the dealers with --site.');
  if (positionals.length > 0)
    throw new UsageError(`"${positionals[0]}" is not an option. Name dealers with --site.`);
  const options = {
    folders: getFolders(),
    now: readNow(values.now),
    dryRun: values['dry-run'],
    makeKey: true,
    newKey: values['new-key'],
    env: process.env,
    log: console.log,
  };
  let failed = 0;
  for (const slug of slugs) {
    const problems = await pushSite(slug, options);
    if (problems.length > 0) failed++;
    for (const problem of problems) console.error(problem);
  }
  return failed > 0 ? 1 : 0;
});
