import { fileSender } from '#leads/delivery/file-target.ts';
import type { LeadState } from '#leads/delivery/lead-state.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { siteSlugs } from '#site/read-config.ts';
import { folders } from './build/folders.ts';
import { readArgs, readNow, runCommand, UsageError } from './cli/command.ts';
import { table } from './cli/table.ts';
import { type Choice, type ChosenLead, chooseLeads, findLead } from './leads/choose.ts';
import { leadRows } from './leads/columns.ts';
import { csv } from './leads/csv.ts';
import { openExportFiles } from './leads/export-files.ts';
import { openLeads } from './leads/open-leads.ts';
import { showLead, visible } from './leads/show-lead.ts';
import { verifyLeads } from './leads/verify.ts';

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

const STATES: readonly LeadState[] = ['pending', 'delivered', 'dead', 'held', 'spam', 'stranded'];

/** What every one of the commands works with. */
interface Work {
  readonly store: LeadStore;
  readonly choice: Choice;
  readonly ids: readonly string[];
  readonly json: boolean;
  readonly out: string | undefined;
  readonly yes: boolean;
  readonly dataDir: string;
  readonly now: Date;
}

const COMMANDS: Readonly<Record<string, (work: Work) => Promise<number>>> = {
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
  const { sitesDir, dataDir } = folders();
  const choice: Choice = {
    sites: values.site?.split(',').filter(Boolean) ?? (await siteSlugs(sitesDir)),
    form: values.form,
    state: readState(values.state),
    since: values.since && readNow(values.since).toISOString(),
    until: values.until && readNow(values.until).toISOString(),
  };
  const store = openLeads(dataDir, values.netlify ?? false, process.env);
  if (!store) {
    console.error(`No lead was ever kept in ${dataDir}.`);
    return name === 'show' || name === 'erase' ? 1 : 0;
  }
  const { json = false, yes = false, out } = values;
  try {
    return await command({ store, choice, ids, json, yes, out, dataDir, now: new Date() });
  } finally {
    await store.close();
  }
});

function readState(text: string | undefined): LeadState | undefined {
  const state = STATES.find((one) => one === text);
  if (text !== undefined && !state) {
    throw new UsageError(`--state: is "${text}". Write one of: ${STATES.join(', ')}.`);
  }
  return state;
}

async function list({ store, choice, json }: Work): Promise<number> {
  const leads = await chooseLeads(store, choice);
  if (json) {
    for (const lead of leads) console.log(JSON.stringify(asJson(lead)));
    return 0;
  }
  const rows = leads.map(({ kept: { lead, pending }, state }) =>
    [lead.id, lead.received_at, lead.site, lead.form, state, pending?.due_at ?? ''].map(visible),
  );
  console.log(table(['id', 'received', 'site', 'form', 'state', 'next try'], rows));
  return 0;
}

async function show({ store, choice, ids, json }: Work): Promise<number> {
  const [id] = ids;
  if (!id || ids.length > 1) throw new UsageError('show: name one lead by its id.');
  const found = await findLead(store, choice.sites, id);
  if (!found) return missing(id);
  const history = await store.history(found.kept.lead.site, id);
  console.log(json ? JSON.stringify({ ...asJson(found), history }, null, 2) : showLead(found, history));
  return 0;
}

async function redeliver({ store, choice, ids, now }: Work): Promise<number> {
  if ((ids.length === 0) === (choice.state === undefined)) {
    throw new UsageError('redeliver: name leads by their ids, or choose them with --state.');
  }
  const found = await Promise.all(ids.map((id) => findLead(store, choice.sites, id)));
  const lost = ids.filter((_, n) => !found[n]);
  const leads =
    ids.length > 0 ? found.filter((lead) => lead !== undefined) : await chooseLeads(store, choice);
  for (const { kept } of leads) await store.redeliver(kept.lead.site, kept.lead.id, now);
  console.log(`${leads.length} begun: they are sent within a minute where the host runs.`);
  return lost.map(missing).length > 0 ? 1 : 0;
}

async function exportLeads({ store, choice, json, out, dataDir }: Work): Promise<number> {
  const leads = await chooseLeads(store, choice);
  const text = json
    ? leads.map((lead) => `${JSON.stringify(asJson(lead))}\n`).join('')
    : csv(leadRows(leads));
  if (out === undefined) process.stdout.write(text);
  else await openExportFiles(dataDir).write(out, text);
  console.error(`${leads.length} leads exported${out === undefined ? '' : ` to ${out}`}.`);
  return 0;
}

async function erase({ store, choice, ids, yes, dataDir, now }: Work): Promise<number> {
  if (ids.length === 0) throw new UsageError('erase: name leads by their ids.');
  if (!yes) throw new UsageError('erase: what is erased is gone for good. Add --yes.');
  const exports = openExportFiles(dataDir);
  let lost = 0;
  for (const id of ids) {
    const files = await exports.forget(id);
    const found = await findLead(store, choice.sites, id);
    if (found) {
      const { site } = found.kept.lead;
      await fileSender('file', dataDir).forget?.(site, id);
      await store.erase(site, id, now);
      console.log(`${id}: erased${files.length > 0 ? `, also from ${files.join(', ')}` : ''}.`);
    } else {
      lost += missing(id);
    }
  }
  return lost > 0 ? 1 : 0;
}

async function verify({ store, choice, json, now }: Work): Promise<number> {
  const { counts, stranded, overdue } = verifyLeads(await chooseLeads(store, choice), now);
  if (json) {
    console.log(JSON.stringify({ counts, stranded, overdue }));
  } else {
    console.log(STATES.map((state) => `${counts[state]} ${state}`).join(', '));
    for (const id of stranded) console.log(`${id}: is neither sent nor to be sent. Run: redeliver ${id}`);
    for (const id of overdue) console.log(`${id}: should have been sent an hour ago. Does the host run?`);
  }
  return stranded.length > 0 ? 1 : 0;
}

function asJson({ kept: { lead, pending, receipts }, state }: ChosenLead): object {
  return { ...lead, state, pending: pending ?? null, receipts };
}

function missing(id: string): 1 {
  console.error(`${id}: there is no such lead.`);
  return 1;
}
