import { join } from 'node:path';
import { runMaintenance } from '#leads/delivery/queue/maintenance.ts';
import { createFileTarget } from '#leads/delivery/targets/file.ts';
import {
  belongsTo,
  describeEnquiries,
  eraseLeads,
  findRelatedLeads,
  mayBelongToEnquiry,
  scrubIfDue,
} from '#leads/erasure/erase-leads.ts';
import { describeRefusal } from '#leads/erasure/erasure-guard.ts';
import type { Lead } from '#leads/intake/lead.ts';
import type { LeadState } from '#leads/intake/lead-state.ts';
import { formatCsv } from '#platform/csv.ts';
import { readDatabaseUrl } from '#platform/postgres/address.ts';
import { getFolders } from '#scripts/build/folders.ts';
import { readNow, UsageError } from '#scripts/cli/command.ts';
import { splitNames } from '#scripts/cli/dealers.ts';
import { formatTable } from '#scripts/cli/table.ts';
import { listSiteSlugs } from '#site/read-config.ts';
import {
  type CommandContext,
  type LeadContext,
  listDealers,
  readFactsByDealer,
  readOptions,
} from './command-context.ts';
import { openExportFiles } from './export-files.ts';
import { formatLead, replaceControlChars, toLeadRows } from './lead-rows.ts';
import { showStatus, verifyLeads } from './lead-status.ts';
import { makeOffer } from './make-offer.ts';
import { describeStoreError, openHostStore, openNetlifyStore } from './open-lead-store.ts';
import { reportMonth } from './report-command.ts';
import { findSelectedLead, getFullName, readPerson, type SelectedLead, selectLeads } from './select-leads.ts';
import { backUp, restore } from './stores/backup-command.ts';
import { move } from './stores/move-command.ts';
import { testTargets } from './test-targets.ts';

const LEAD_STATES: readonly LeadState[] = ['pending', 'delivered', 'dead', 'held', 'spam', 'stranded'];

type Command<Context> = (context: Context) => Promise<number>;

const COMMANDS: ReadonlyMap<string, Command<CommandContext>> = new Map([
  ['list', overLeads(list)],
  ['show', overLeads(show)],
  ['redeliver', overLeads(redeliver)],
  ['export', overLeads(exportLeads)],
  ['erase', overLeads(erase)],
  ['expire', overLeads(expire)],
  ['offer', overLeads(makeOffer)],
  ['report', overLeads(reportMonth)],
  ['status', overLeads(showStatus)],
  ['verify', overLeads(verify)],
  ['backup', backUp],
  ['restore', restore],
  ['move', move],
  ['test', testTargets],
]);

/** Runs `npm run leads -- <args>`; its exit code. */
export async function runLeadsCommand(args: string[]): Promise<number> {
  const { values: options, positionals } = readOptions(args);
  const [name = '', ...ids] = positionals;
  const command = COMMANDS.get(name);
  if (!command) throw new UsageError(`Write one of: ${[...COMMANDS.keys()].join(', ')}.`);
  const folders = getFolders();
  const file = join(folders.dataDir, 'leads.sqlite');
  const url = readDatabaseUrl(process.env);
  try {
    const dealers = await listSiteSlugs(folders.sitesDir);
    return await command({ ...folders, options, ids, file, url, dealers, now: new Date() });
  } catch (error) {
    const problem = options.netlify ? undefined : describeStoreError(file, url, error);
    if (problem === undefined) throw error;
    console.error(problem);
    return 1;
  }
}

/** A command about leads, over the store that they are in. */
function overLeads(command: Command<LeadContext>): Command<CommandContext> {
  return async (context) => {
    const { options, ids, file, url, sitesDir, dataDir } = context;
    const malformed = ids.find((id) => !/^[0-9a-f]{32}$/.test(id));
    if (malformed !== undefined)
      throw new UsageError(`"${malformed}": not a lead id. Write 32 digits and letters a to f.`);
    const criteria = {
      form: options.form,
      state: parseState(options.state),
      since: options.since && readNow(options.since).toISOString(),
      // Of an offer it is the last day.
      until: command === makeOffer ? undefined : options.until && readNow(options.until).toISOString(),
      person: readPerson(options),
    };
    const store = options.netlify ? await openNetlifyStore(sitesDir, process.env) : openHostStore(file, url);
    if (!store) {
      console.error(`${dataDir}: no leads yet.`);
      return command === show || command === erase ? 1 : 0;
    }
    try {
      const sites = options.site === undefined ? await listDealers(store, context) : splitNames(options.site);
      return await command({ ...context, store, filter: { ...criteria, sites } });
    } finally {
      await store.close();
    }
  };
}

function parseState(text: string | undefined): LeadState | undefined {
  const state = LEAD_STATES.find((name) => name === text);
  if (text !== undefined && !state) {
    throw new UsageError(`--state: unknown state "${text}". Write one of: ${LEAD_STATES.join(', ')}.`);
  }
  return state;
}

async function list({ store, filter, options }: LeadContext): Promise<number> {
  const leads = await selectLeads(store, filter);
  if (options.json) {
    for (const lead of leads) console.log(JSON.stringify(toJson(lead)));
    return 0;
  }
  const rows = leads.map(({ record: { lead, pending }, state }) =>
    [lead.id, lead.received_at, lead.site, lead.form, state, pending?.due_at ?? ''].map(replaceControlChars),
  );
  console.log(formatTable(['id', 'received', 'site', 'form', 'state', 'next attempt'], rows));
  return 0;
}

async function show(context: LeadContext): Promise<number> {
  const { store, filter, ids, options } = context;
  if (ids.length !== (filter.person ? 0 : 1))
    throw new UsageError('show: name one lead by its id, or a person by --email, --phone or --name.');
  const { leads, missing } = await findLeads(context);
  const texts: string[] = [];
  for (const lead of leads) {
    const { site, id } = lead.record.lead;
    const history = await store.history(site, id);
    texts.push(
      options.json ? JSON.stringify({ ...toJson(lead), history }, null, 2) : formatLead(lead, history),
    );
  }
  if (texts.length > 0) console.log(texts.join(options.json ? '\n' : '\n\n'));
  return reportMissing(missing, leads.length);
}

async function redeliver(context: LeadContext): Promise<number> {
  const { store, filter, ids, now } = context;
  if ((ids.length === 0) === (filter.state === undefined)) {
    throw new UsageError('redeliver: name leads by their ids, or choose them with --state.');
  }
  const { leads, missing } = await findLeads(context);
  for (const { record } of leads) await store.redeliver(record.lead.site, record.lead.id, now);
  console.log(`Deliveries started: ${leads.length}. A running host sends them within a minute.`);
  return missing.length > 0 ? reportMissing(missing, leads.length) : 0;
}

async function exportLeads({ store, filter, options, dataDir }: LeadContext): Promise<number> {
  const { json, out } = options;
  const leads = await selectLeads(store, filter);
  const text = json
    ? leads.map((lead) => `${JSON.stringify(toJson(lead))}\n`).join('')
    : formatCsv(toLeadRows(leads));
  if (out === undefined) process.stdout.write(text);
  else await openExportFiles(dataDir).write(out, text);
  console.error(`${leads.length} leads exported${out === undefined ? '' : ` to ${out}`}.`);
  return 0;
}

async function erase(context: LeadContext): Promise<number> {
  const { store, filter, ids, options, dataDir, now } = context;
  if ((ids.length === 0) === (filter.person === undefined))
    throw new UsageError('erase: name leads by their ids, or a person by --email, --phone or --name.');
  const { leads, missing } = await findLeads(context);
  // What belongs to an enquiry first: an erasure that was cut off can be repeated.
  const chosen = leads
    .map(({ record }) => record.lead)
    .sort((a, b) => Number(mayBelongToEnquiry(b)) - Number(mayBelongToEnquiry(a)));
  let related = (await findRelatedLeads(chosen, store)).map(({ lead }) => lead);
  if (!options.yes) {
    if (chosen.length > 0) console.log(formatPreview([...chosen, ...related]));
    throw new UsageError('erase: erased leads cannot be restored. Add --yes.');
  }
  const exports = openExportFiles(dataDir);
  const targets = [createFileTarget('file', dataDir)];
  for (const lead of chosen) {
    const enquiry = describeEnquiries([lead]);
    const own = related.filter((other) => other.site === lead.site && belongsTo(enquiry, other));
    related = related.filter((other) => !own.includes(other));
    const erased = [...own, lead];
    const files = await exports.removeLeads(erased.map((each) => each.id));
    await eraseLeads(erased, { store, targets, now });
    console.log(formatErasure(lead.id, own.length, files));
  }
  const reports = await exports.findReports(chosen);
  if (reports.length > 0) console.log(`These reports still count them, without names: ${reports.join(', ')}`);
  await exports.removeLeads(missing);
  await store.scrub();
  return reportMissing(missing, leads.length);
}

function formatPreview(leads: readonly Lead[]): string {
  const rows = leads.map((lead) =>
    [lead.id, lead.received_at, lead.site, lead.form, getFullName(lead)].map(replaceControlChars),
  );
  return formatTable(['id', 'received', 'site', 'form', 'name'], rows);
}

async function expire({ store, filter, options, dataDir, distDir, now }: LeadContext): Promise<number> {
  const published = await readFactsByDealer(distDir);
  let code = 0;
  for (const [site, facts] of published) {
    if (!filter.sites.includes(site)) continue;
    const context = {
      store,
      dealer: facts,
      targets: [createFileTarget('file', dataDir)],
      isRouted: () => true,
      now: () => now,
      random: Math.random,
      log: console.error,
    };
    const { erased, refusal } = await runMaintenance(context, facts, { force: options.force });
    console.log(`${site}: ${refusal ? describeRefusal(site, refusal) : `${erased} leads erased.`}`);
    if (refusal) code = 1;
  }
  await scrubIfDue(store, filter.sites);
  return code;
}

function formatErasure(id: string, related: number, files: readonly string[]): string {
  const records = related === 1 ? '1 record that belongs to it' : `${related} records that belong to it`;
  return `${id}: erased${related > 0 ? `, with ${records}` : ''}${files.length > 0 ? `, also from ${files.join(', ')}` : ''}.`;
}

async function verify({ store, filter, options, now }: LeadContext): Promise<number> {
  const { counts, stranded, held, overdue } = verifyLeads(await selectLeads(store, filter), now);
  if (options.json) {
    console.log(JSON.stringify({ counts, stranded, held, overdue }));
  } else {
    console.log(LEAD_STATES.map((state) => `${counts[state]} ${state}`).join(', '));
    for (const id of stranded) console.log(`${id}: has no delivery. Run: redeliver ${id}`);
    for (const id of held)
      console.log(`${id}: has been held for more than a day. Run: redeliver ${id}, or erase ${id} --yes`);
    for (const id of overdue) console.log(`${id}: is more than an hour overdue. Check that the host runs.`);
  }
  return stranded.length + held.length > 0 ? 1 : 0;
}

function toJson({ record: { lead, pending, receipts }, state }: SelectedLead): object {
  return { ...lead, state, pending: pending ?? null, receipts };
}

/** The leads with the ids of a command, else those that are selected; and the ids that no lead has. */
async function findLeads({
  store,
  filter,
  ids,
}: LeadContext): Promise<{ readonly leads: SelectedLead[]; readonly missing: string[] }> {
  if (ids.length === 0) return { leads: await selectLeads(store, filter), missing: [] };
  const found = await Promise.all(ids.map((id) => findSelectedLead(store, filter.sites, id)));
  return {
    leads: found.filter((lead) => lead !== undefined),
    missing: ids.filter((_, n) => !found[n]),
  };
}

/** Says which leads are not there. The exit code: 1 if something that was named was not found. */
function reportMissing(missing: readonly string[], found: number): 0 | 1 {
  for (const id of missing) console.error(`${id}: no such lead.`);
  if (missing.length + found === 0) console.error('No lead matches.');
  return missing.length > 0 || found === 0 ? 1 : 0;
}
