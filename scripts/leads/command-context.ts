import type { LeadStore } from '#leads/store/store.ts';
import { pickOnePerDealer, type SiteFacts } from '#published-site/site-facts.ts';
import { createSiteReader } from '#published-site/site-reader.ts';
import type { Folders } from '#scripts/build/folders.ts';
import { readArgs } from '#scripts/cli/command.ts';
import type { LeadFilter } from './select-leads.ts';

/** What the commands are given. */
export interface CommandContext extends Folders {
  readonly options: Options;
  /** What is named after the command: leads by their ids, or the file of a backup. */
  readonly ids: readonly string[];
  /** The file of leads: `.data/leads.sqlite`. */
  readonly file: string;
  /** The address of the database that is used in its place. */
  readonly url: string | undefined;
  /** The dealers of sites/. */
  readonly dealers: readonly string[];
  readonly now: Date;
}

/** What the commands about leads are given. */
export interface LeadContext extends CommandContext {
  readonly store: LeadStore;
  readonly filter: LeadFilter;
}

export type Options = ReturnType<typeof readOptions>['values'];

export function readOptions(args: string[]) {
  const selection = ['site', 'form', 'state', 'since', 'until', 'email', 'phone', 'name'] as const;
  return readArgs(
    {
      text: [...selection, 'out', 'month', 'amount', 'conditions', 'to'],
      flags: ['json', 'netlify', 'yes', 'send', 'dry-run', 'merge', 'force'],
    },
    args,
  );
}

/** Every dealer of sites/ and every other one that has leads, such as one that was removed. */
export async function listDealers(
  store: Pick<LeadStore, 'listSites'>,
  { dealers, options }: CommandContext,
): Promise<string[]> {
  // On Netlify, most dealers of sites/ are in other stores.
  const configured = options.netlify ? [] : dealers;
  return [...new Set([...configured, ...(await store.listSites())])].sort();
}

/** The facts of the dealers that are built here, by slug. */
export async function readFactsByDealer(distDir: string): Promise<ReadonlyMap<string, SiteFacts>> {
  const sites = pickOnePerDealer(await createSiteReader(distDir).all());
  return new Map(sites.map((facts) => [facts.dealer, facts]));
}
