import { CATALOGUES } from '#features/catalogue-search/catalogues.ts';
import type { Folders } from '#scripts/build/folders.ts';
import { ensureDemo } from '#scripts/demo/ensure-demo.ts';
import { getTypesenseOrigin } from '#search/engines/typesense/typesense-host.ts';
import type { TypesenseConfig } from '#site/config/search.ts';
import { SiteError } from '#site/errors/site-error.ts';
import { loadSite } from '#site/load-site.ts';
import { resolveTypesenseHost } from '#site/resolve-typesense-host.ts';
import type { Site } from '#site/site.ts';
import { countWithKey, createApiClient, makeSearchKey } from './api-client.ts';
import { describePushError } from './describe-push-error.ts';
import { getCollectionName, listOwnCollections, pushStock } from './push-stock.ts';

export interface PushSiteOptions {
  readonly folders: Folders;
  readonly now: Date;
  readonly dryRun: boolean;
  /** Create a search key if site.ts has none. Only for interactive use, because a host shows a key once. */
  readonly makeKey: boolean;
  /** Create a search key even if site.ts has one. */
  readonly newKey: boolean;
  readonly env: NodeJS.ProcessEnv;
  /** Called with each line of output. */
  readonly log: (line: string) => void;
}

/** Pushes one dealer's listed stock. Returns a line per problem of the dealer or the host; throws other errors. */
export async function pushSite(slug: string, options: PushSiteOptions): Promise<readonly string[]> {
  let config: TypesenseConfig | undefined;
  try {
    await ensureDemo({ slugs: [slug], ...options.folders, now: options.now });
    const site = await loadSite(slug, { ...options.folders, now: options.now });
    config = requireHostedConfig(site, options);
    await push(site, config, options);
    return [];
  } catch (error) {
    if (error instanceof SiteError) return error.lines;
    const problems = config && describePushError(slug, config, error);
    if (!problems) throw error;
    return problems;
  }
}

function requireHostedConfig(
  { slug, search: { engine } }: Site,
  { folders, env }: PushSiteOptions,
): TypesenseConfig {
  const file = `${folders.sitesDir}/${slug}/site.ts`;
  if (engine === 'embedded')
    throw new SiteError([
      `${file}: search.engine: is "embedded", so there is nothing to push to. Write { typesense: { host: "…", index: "cars_${slug}" } }.`,
    ]);
  const { adminKeyEnv } = engine.typesense;
  if (!env[adminKeyEnv])
    throw new SiteError([
      `${file}: search.engine.typesense.adminKeyEnv: the environment variable ${adminKeyEnv} is not set. Set it to an admin key of the cluster.`,
    ]);
  return engine.typesense;
}

async function push(site: Site, config: TypesenseConfig, options: PushSiteOptions): Promise<void> {
  const { now, env, dryRun, makeKey, newKey, log } = options;
  const { slug } = site;
  const { index } = config;
  const client = createApiClient(config, env[config.adminKeyEnv] ?? '');
  const { fields, buildDocuments } = CATALOGUES.cars.hosted;
  const documents = buildDocuments(site, now);
  if (dryRun) {
    const [newest] = await listOwnCollections(client, index);
    log(
      `${slug}: would fill ${getCollectionName(index, now)} at ${getTypesenseOrigin(config)} with ${documents.length} ${site.vehicle.plural} (${fields.length} fields) and move ${index} to it (newest so far: ${newest ?? 'none'}).`,
    );
    return;
  }
  const report = await pushStock({
    client,
    index,
    fields,
    documents,
    now,
    onProgress: (done) => log(`${slug}: ${done} of ${documents.length} sent`),
  });
  const removed = report.removed.length > 0 ? `, deleted ${report.removed.join(', ')}` : '';
  log(
    `${slug}: ${report.count} ${site.vehicle.plural} in ${report.collection}, ${index} moved to it${removed}`,
  );
  const host = newKey ? undefined : resolveTypesenseHost(site, env);
  if (host) await checkSearchKey(site, host, report.count, log);
  else if (makeKey || newKey) printSearchKey(slug, await makeSearchKey(client, index), log);
}

/** Checks that the search key of the pages finds what was pushed. */
async function checkSearchKey(
  { slug, vehicle }: Site,
  host: Parameters<typeof countWithKey>[0],
  pushed: number,
  log: PushSiteOptions['log'],
): Promise<void> {
  const found = await countWithKey(host).catch((error: Error) => {
    throw new SiteError([
      `${slug}: search.engine.typesense.searchKey: ${getTypesenseOrigin(host)} does not accept it (${error.message}). Run this again with --new-key and write the key that it prints.`,
    ]);
  });
  if (found !== pushed)
    throw new SiteError([
      `${slug}: search.engine.typesense.searchKey: finds ${found} of ${pushed} ${vehicle.plural}. Run this again with --new-key and write the key that it prints.`,
    ]);
  log(`${slug}: the site's search key finds all of them`);
}

function printSearchKey(slug: string, key: string, log: PushSiteOptions['log']): void {
  log(`${slug}: write this search key into site.ts (it can only search, and only listed stock):`);
  log(`  search: { engine: { typesense: { …, searchKey: '${key}' } } }`);
}
