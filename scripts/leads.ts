import type { LeadState } from '#leads/delivery/queue/lead-state.ts';
import { createFileTarget } from '#leads/delivery/targets/file-target.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { listSiteSlugs } from '#site/read-config.ts';
import { getFolders } from './build/folders.ts';
import { readArgs, readNow, runCommand, UsageError } from './cli/command.ts';
import { formatTable } from './cli/table.ts';
import { formatCsv } from './leads/csv.ts';
import { openExportFiles } from './leads/export-files.ts';
import { formatLead, replaceControlChars } from './leads/format-lead.ts';
import { toLeadRows } from './leads/lead-rows.ts';
import { openLeadStore } from './leads/open-lead-store.ts';
import { findSelectedLead, type LeadFilter, type SelectedLead, selectLeads } from './leads/select-leads.ts';
import { verifyLeads } from './leads/verify-leads.ts';

const HELP = `npm run leads -- <what> [options]

Looks after the leads that are kept.

  list               one line for each lead
  show <id>          one lead whole, and what was done with it
  redeliver <id> …   begins the delivery of leads again; or of those chosen by --state
  export             a CSV file that no spreadsheet executes (--json: a line of JSON each)
  erase <id> …       removes leads with all that is known of them, from exported files too; needs --yes
  verify             whether each lead is delivered, pending, held, spam or dead; if not, the exit code is 1

Which leads (list, redeliver, export, verify):
  --site <slugs>     of these dealers, with commas (default: all)
  --form <name>      from this form, such as enquiry
  --state <state>    pending, delivered, dead, held, spam or stranded
  --since <time>     received then or later: 2026-11-01
  --until <time>     received before then

  --out <file>       export to this file
  --json             for machines
  --netlify          the leads of a site on Netlify: NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN name it`;

const LEAD_STATES: readonly LeadState[] = ['pending', 'delivered', 'dead', 'held', 'spam', 'stranded'];

/** What every one of the commands works with. */
interface CommandContext {
  readonly store: LeadStore;
  readonly filter: LeadFilter;
  readonly ids: readonly string[];
  readonly json: boolean;
  readonly out: string | undefined;
  readonly yes: boolean;
  readonly dataDir: string;
  readonly now: Date;
}

const COMMANDS: Readonly<Record<string, (work: CommandContext) => Promise<number>>> = {
  list,
  show,
  redeliver,
  export: exportLeads,
  erase,
  verify,
};

await runCommand(HELP, async () => {
  const { values, positionals } = readArgs({
    site: { type: 'string' },
    form: { type: 'string' },
    state: { type: 'string' },
    since: { type: 'string' },
    until: { type: 'string' },
    out: { type: 'string' },
    json: { type: 'boolean' },
    netlify: { type: 'boolean' },
    yes: { type: 'boolean' },
  });
  const [name = '', ...ids] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`Write one of: ${Object.keys(COMMANDS).join(', ')}.`);
  const strange = ids.find((id) => !/^[0-9a-f]{32}$/.test(id));
  if (strange !== undefined)
    throw new UsageError(`"${strange}" is no lead's id: 32 digits and letters a to f.`);
  const { sitesDir, dataDir } = getFolders();
  const choice: LeadFilter = {
    sites: values.site?.split(',').filter(Boolean) ?? (await listSiteSlugs(sitesDir)),
    form: values.form,
    state: parseState(values.state),
    since: values.since && readNow(values.since).toISOString(),
    until: values.until && readNow(values.until).toISOString(),
  };
  const store = openLeadStore(dataDir, values.netlify ?? false, process.env);
  if (!store) {
    console.error(`No lead was ever kept in ${dataDir}.`);
    return name === 'show' || name === 'erase' ? 1 : 0;
  }
  const { json = false, yes = false, out } = values;
  try {
    return await command({ store, filter: choice, ids, json, yes, out, dataDir, now: new Date() });
  } finally {
    await store.close();
  }
});

function parseState(text: string | undefined): LeadState | undefined {
  const state = LEAD_STATES.find((one) => one === text);
  if (text !== undefined && !state) {
    throw new UsageError(`--state: is "${text}". Write one of: ${LEAD_STATES.join(', ')}.`);
  }
  return state;
}

async function list({ store, filter, json }: CommandContext): Promise<number> {
  const leads = await selectLeads(store, filter);
  if (json) {
    for (const lead of leads) console.log(JSON.stringify(toJson(lead)));
    return 0;
  }
  const rows = leads.map(({ record: { lead, pending }, state }) =>
    [lead.id, lead.received_at, lead.site, lead.form, state, pending?.due_at ?? ''].map(replaceControlChars),
  );
  console.log(formatTable(['id', 'received', 'site', 'form', 'state', 'next try'], rows));
  return 0;
}

async function show({ store, filter, ids, json }: CommandContext): Promise<number> {
  const [id] = ids;
  if (!id || ids.length > 1) throw new UsageError('show: name one lead by its id.');
  const found = await findSelectedLead(store, filter.sites, id);
  if (!found) return reportMissing(id);
  const history = await store.history(found.record.lead.site, id);
  console.log(json ? JSON.stringify({ ...toJson(found), history }, null, 2) : formatLead(found, history));
  return 0;
}

async function redeliver({ store, filter, ids, now }: CommandContext): Promise<number> {
  if ((ids.length === 0) === (filter.state === undefined)) {
    throw new UsageError('redeliver: name leads by their ids, or choose them with --state.');
  }
  const found = await Promise.all(ids.map((id) => findSelectedLead(store, filter.sites, id)));
  const lost = ids.filter((_, n) => !found[n]);
  const leads =
    ids.length > 0 ? found.filter((lead) => lead !== undefined) : await selectLeads(store, filter);
  for (const { record } of leads) await store.redeliver(record.lead.site, record.lead.id, now);
  console.log(`${leads.length} begun: they are sent within a minute where the host runs.`);
  return lost.map(reportMissing).length > 0 ? 1 : 0;
}

async function exportLeads({ store, filter, json, out, dataDir }: CommandContext): Promise<number> {
  const leads = await selectLeads(store, filter);
  const text = json
    ? leads.map((lead) => `${JSON.stringify(toJson(lead))}\n`).join('')
    : formatCsv(toLeadRows(leads));
  if (out === undefined) process.stdout.write(text);
  else await openExportFiles(dataDir).write(out, text);
  console.error(`${leads.length} leads exported${out === undefined ? '' : ` to ${out}`}.`);
  return 0;
}

async function erase({ store, filter, ids, yes, dataDir, now }: CommandContext): Promise<number> {
  if (ids.length === 0) throw new UsageError('erase: name leads by their ids.');
  if (!yes) throw new UsageError('erase: what is erased is gone for good. Add --yes.');
  const exports = openExportFiles(dataDir);
  let lost = 0;
  for (const id of ids) {
    const files = await exports.removeLead(id);
    const found = await findSelectedLead(store, filter.sites, id);
    if (found) {
      const { site } = found.record.lead;
      await createFileTarget('file', dataDir).forget?.(site, id);
      await store.erase(site, id, now);
      console.log(`${id}: erased${files.length > 0 ? `, also from ${files.join(', ')}` : ''}.`);
    } else {
      lost += reportMissing(id);
    }
  }
  return lost > 0 ? 1 : 0;
}

async function verify({ store, filter, json, now }: CommandContext): Promise<number> {
  const { counts, stranded, overdue } = verifyLeads(await selectLeads(store, filter), now);
  if (json) {
    console.log(JSON.stringify({ counts, stranded, overdue }));
  } else {
    console.log(LEAD_STATES.map((state) => `${counts[state]} ${state}`).join(', '));
    for (const id of stranded) console.log(`${id}: is neither sent nor to be sent. Run: redeliver ${id}`);
    for (const id of overdue) console.log(`${id}: should have been sent an hour ago. Does the host run?`);
  }
  return stranded.length > 0 ? 1 : 0;
}

function toJson({ record: { lead, pending, receipts }, state }: SelectedLead): object {
  return { ...lead, state, pending: pending ?? null, receipts };
}

function reportMissing(id: string): 1 {
  console.error(`${id}: there is no such lead.`);
  return 1;
}
