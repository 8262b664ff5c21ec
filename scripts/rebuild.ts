import { SiteError } from '#site/errors/site-error.ts';
import { readConfig } from '#site/read-config.ts';
import { getFolders } from './build/folders.ts';
import { readArgs, runCommand, UsageError } from './cli/command.ts';
import { createRebuildClient, formatBuild, waitForBuild } from './rebuild/rebuild-client.ts';

const HELP = `npm run rebuild -- --site <slug> [options]

Requests a build of an edited dealer from its host: POST /api/rebuild, signed with the secret in an environment
variable that rebuild.secretEnvs in its site.ts names.

  --site <slug>     the dealer
  --url <address>   the address it is served at, such as http://<slug>.localhost:4321 (default: url of site.ts)
  --wait            wait until it is built, and print the outcome
  --status          request nothing; print the outcomes of the last builds`;

await runCommand(HELP, async () => {
  const { values } = readArgs({ text: ['site', 'url'], flags: ['wait', 'status'] });
  const { site: slug } = values;
  if (!slug) throw new UsageError('Name the dealer with --site.');
  const { sitesDir } = getFolders();
  const config = await readConfig(sitesDir, slug);
  const origin = URL.parse(values.url ?? config.url);
  if (!origin || !/^https?:$/.test(origin.protocol)) {
    throw new UsageError(
      `--url: is "${values.url}". Write an address such as http://${slug}.localhost:4321.`,
    );
  }
  const secret = getSecret(`${sitesDir}/${slug}/site.ts`, config.rebuild?.secretEnvs);
  try {
    const client = createRebuildClient(origin, secret);
    if (values.status) {
      const { builds } = await client.status();
      for (const build of builds) console.log(formatBuild(build));
      return 0;
    }
    const due = await client.requestBuild(slug);
    if (!values.wait) {
      console.log(`${slug}: will be built${due ? ` at ${due}` : ''}.`);
      return 0;
    }
    const build = await waitForBuild(client);
    console.log(formatBuild(build));
    return build.errors.length > 0 ? 1 : 0;
  } catch (error) {
    console.error(`${slug}: ${(error as Error).message}`);
    return 1;
  }
});

/** The first of the dealer's secrets that is set in the environment. */
function getSecret(file: string, names: readonly string[] | undefined): string {
  const secret = names?.map((name) => process.env[name]).find(Boolean);
  if (secret) return secret;
  throw new SiteError([
    names
      ? `${file}: rebuild.secretEnvs: none of ${names.join(', ')} is set. Set one of them to the host's value.`
      : `${file}: rebuild: missing, so builds cannot be requested. Write rebuild: { secretEnvs: ['…_REBUILD_SECRET'] }.`,
  ]);
}
