import { listTemplateNames } from '#site/read-template.ts';
import { TEMPLATE_NAMES } from '#templates/registry.ts';
import { getFolders } from './build/folders.ts';
import { readArgs, runCommand, UsageError } from './cli/command.ts';
import { collectAnswers } from './site-new/questions.ts';
import { scaffoldSite } from './site-new/scaffold.ts';

const HELP = `npm run site:new -- [<slug>] [options]

Creates the folder of a new dealer, sites/<slug>/. In a terminal it asks for what is not given; "later" is an answer.
What is left open is marked "REPLACE ME" in the files, and a build refuses it with its key.

  <slug>              lower case words joined by hyphens, such as example-motors
  --name <name>       the dealership's display name
  --template <name>   ${TEMPLATE_NAMES.join(' or ')}, or the dealers' own
  --url <address>     the public address: https://www.examplemotors.com.au
  --address <text>    of the first location: '12 Spence Street, Cairns QLD 4870'. Its state is the home state,
                      its country the dealer's
  --phone <number>    '07 5550 0100'
  --hours <text>      'Mon-Fri 8:30-17:30, Sat 8:30-13:00'
  --abn <digits>      the Australian Business Number
  --licence <number>  of the dealer
  --colour <hex>      '#0b49c4'
  --logo <file>       copied to assets/
  --feed <place>      an https address, a file (copied beside site.ts), or a folder that files arrive in. Its mapping is
                      guessed as by stock:map
  --yes               ask nothing`;

await runCommand(HELP, async () => {
  const { values, positionals } = readArgs({
    text: [
      'name',
      'template',
      'url',
      'address',
      'phone',
      'hours',
      'abn',
      'licence',
      'colour',
      'logo',
      'feed',
    ],
    flags: ['yes'],
  });
  if (positionals.length > 1)
    throw new UsageError(`Write one slug, not ${positionals.length}: ${positionals.join(', ')}.`);
  const { yes, ...given } = values;
  const isInteractive = !yes && process.stdin.isTTY === true && process.stdout.isTTY === true;
  const { sitesDir, dataDir } = getFolders();
  const templates = await listTemplateNames(sitesDir);
  const site = await collectAnswers({ ...given, slug: positionals[0] }, isInteractive, templates);
  const options = { dataDir, isInteractive, now: new Date(), log: console.log };
  const dir = await scaffoldSite(sitesDir, site, options);
  const stock = site.feed
    ? `npm run nightly -- --site ${site.slug}`
    : `npm run stock:map -- <feed file> --site ${site.slug}, and what it says next`;
  console.log(`\nMade ${dir}. Next:
  1. npm run site:check -- --site ${site.slug}, which names what is still open
  2. ${stock}
  3. npm start -- --site ${site.slug}`);
  return 0;
});
