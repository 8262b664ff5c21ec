import { basename, join } from 'node:path';
import { SLUG_PATTERN } from '#domain/scalar-schemas.ts';
import { getFolders } from './build/folders.ts';
import { readArgs, readNow, runCommand, UsageError } from './cli/command.ts';
import { keepNewSpace } from './cli/keep-new-space.ts';
import { readDealerRules } from './state/import-with-history.ts';
import { mapFeed } from './stock-map/map-feed.ts';

const HELP = `npm run stock:map -- <feed file> [options]

Reads an unknown feed, guesses what its columns are and says how sure it is of each, shows five cars as they would appear
and what would be lost, and writes the mapping. In a terminal it asks what the feed does not say.

  --site <slug>            write sites/<slug>/stock.mapping.json, and apply this dealer's rules
  --out <file>             write this file (default: <feed>.mapping.json)
  --preset <name|none>     the mapping in scripts/mappings to start from (default: the one whose shape fits)
  --records <path>         where the cars are in JSON or XML (default: the list that looks like cars)
  --set <field=column>     this column is that field: --set price=DAP; again for another field, or another column of the same
  --default <field=value>  what that field is where the feed is silent: --default make=Isuzu; again for another field
  --answer <question=word> the answer to a question: --answer 'status: "Under Offer"=reserved'
  --yes                    ask nothing, and take the default of every question
  --force                  replace a mapping that is already there
  --now <time>             preview as if it were this time (default: now)`;

keepNewSpace();
await runCommand(HELP, async () => {
  const { values, positionals } = readArgs({
    text: ['site', 'out', 'preset', 'records', 'now'],
    lists: ['set', 'default', 'answer'],
    flags: ['yes', 'force'],
  });
  const [feedPath, ...others] = positionals;
  if (feedPath === undefined || others.length > 0) throw new UsageError('Name one feed file.');
  const { site } = values;
  if (site !== undefined && !SLUG_PATTERN.test(site)) {
    throw new UsageError(`--site: is "${site}". Write the name of a folder in sites/.`);
  }
  const { sitesDir } = getFolders();
  const beside =
    site === undefined ? `${basename(feedPath)}.mapping.json` : join(sitesDir, site, 'stock.mapping.json');
  await mapFeed({
    feedPath,
    out: values.out ?? beside,
    preset: values.preset,
    records: values.records,
    set: values.set.map((text) => parsePair('--set', text)),
    defaults: values.default.map((text) => parsePair('--default', text)),
    answers: new Map(values.answer.map((text) => parsePair('--answer', text))),
    isInteractive: !values.yes && process.stdin.isTTY && process.stdout.isTTY,
    force: values.force,
    now: readNow(values.now),
    dealer: site === undefined ? {} : ((await readDealerRules(sitesDir, site)).dealer ?? {}),
    log: console.log,
  });
  const [slug, mapping] =
    site === undefined ? ['<slug>', values.out ?? beside] : [site, 'stock.mapping.json'];
  console.log(`Next:    npm run stock:import -- ${feedPath} --site ${slug} --mapping ${mapping}`);
  return 0;
});

/** 'price=DAP' as its two halves, parted at the last '='. */
function parsePair(option: string, text: string): [name: string, value: string] {
  const cut = text.lastIndexOf('=');
  if (cut < 1) throw new UsageError(`${option}: is "${text}". Write two words with "=" between them.`);
  return [text.slice(0, cut).trim(), text.slice(cut + 1).trim()];
}
