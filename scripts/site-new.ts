import * as v from 'valibot';
import { siteConfigSchema } from '#site/config/site-config.ts';
import { TEMPLATES } from '#site/config/templates.ts';
import { formatIssues } from '#site/errors/format-issues.ts';
import { getFolders } from './build/folders.ts';
import { readArgs, runCommand, UsageError } from './cli/command.ts';
import { scaffoldSite } from './site-new/scaffold.ts';

const HELP = `npm run site:new -- <slug> --name "<name>" --template <name>

Creates the folder of a new dealer, sites/<slug>/, ready to edit and build.

  <slug>              lower case words joined by hyphens, such as example-motors
  --name <name>       the dealership's display name
  --template <name>   ${TEMPLATES.join(' or ')}`;

const newSiteSchema = v.pick(siteConfigSchema, ['slug', 'name', 'template']);

await runCommand(HELP, async () => {
  const { values, positionals } = readArgs({ name: { type: 'string' }, template: { type: 'string' } });
  const [slug, ...more] = positionals;
  if (more.length > 0)
    throw new UsageError(`Write one slug, not ${positionals.length}: ${positionals.join(', ')}.`);
  const site = v.safeParse(newSiteSchema, { slug, name: values.name, template: values.template });
  if (!site.success) throw new UsageError(formatIssues('site:new', site.issues, newSiteSchema).join('\n'));
  const dir = await scaffoldSite(getFolders().sitesDir, site.output);
  console.log(`Made ${dir}. Next:
  1. Edit site.ts and content/locations.json there.
  2. npm run stock:import -- <feed file> --site ${slug}
  3. npm run build -- --site ${slug}
  4. npm start -- --site ${slug}`);
  return 0;
});
