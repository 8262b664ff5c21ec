import { getFormValues } from '#leads/delivery/formats/outbound-lead.ts';
import { belongsTo, describeEnquiries, mayBelongToEnquiry } from '#leads/erasure/erase-leads.ts';
import type { Lead, LeadRecord } from '#leads/intake/lead.ts';
import { getLeadState, type LeadState } from '#leads/intake/lead-state.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { UsageError } from '#scripts/cli/command.ts';

/** A selection of leads; undefined criteria match all. */
export interface LeadFilter {
  readonly sites: readonly string[];
  readonly form: string | undefined;
  readonly state: LeadState | undefined;
  /** ISO times: received from `since` until before `until`. */
  readonly since: string | undefined;
  readonly until: string | undefined;
  /** Only what a person sent, and the offers and valuations that belong to it. */
  readonly person?: Person | undefined;
}

export interface SelectedLead {
  readonly record: LeadRecord;
  readonly state: LeadState;
}

/** The selected leads, oldest first. */
export async function selectLeads(store: LeadStore, filter: LeadFilter): Promise<SelectedLead[]> {
  const found: LeadRecord[] = [];
  for (const site of filter.sites) {
    const records = filter.person
      ? await listRecordsOf(filter.person, store.listRecords(site))
      : store.listRecords(site);
    for await (const record of records) if (matchesFilter(record, filter)) found.push(record);
  }
  return found
    .map((record) => ({ record, state: getLeadState(record) }))
    .sort((a, b) => (a.record.lead.received_at < b.record.lead.received_at ? -1 : 1));
}

/** What a person sent to a dealer, and what belongs to it, in one pass: a dealer may have 100,000 leads. */
async function listRecordsOf(person: Person, records: AsyncIterable<LeadRecord>): Promise<LeadRecord[]> {
  const own: LeadRecord[] = [];
  const others: LeadRecord[] = [];
  for await (const record of records) {
    if (isFrom(person, record.lead)) own.push(record);
    else if (mayBelongToEnquiry(record.lead)) others.push(record);
  }
  const enquiries = describeEnquiries(own.map(({ lead }) => lead));
  return [...own, ...others.filter(({ lead }) => belongsTo(enquiries, lead))];
}

function matchesFilter(record: LeadRecord, { form, state, since, until }: LeadFilter): boolean {
  const { lead } = record;
  return (
    (form === undefined || lead.form === form) &&
    (state === undefined || getLeadState(record) === state) &&
    (since === undefined || lead.received_at >= since) &&
    (until === undefined || lead.received_at < until)
  );
}

/** The lead with this id; undefined if none of the dealers has it. */
export async function findSelectedLead(
  store: LeadStore,
  sites: readonly string[],
  id: string,
): Promise<SelectedLead | undefined> {
  for (const site of sites) {
    const record = await store.findRecord(site, id);
    if (record) return { record, state: getLeadState(record) };
  }
  return undefined;
}

/** Who a lead is from: all that is given must fit. */
export interface Person {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  /** The given name, the family name, or both. */
  readonly name?: string | undefined;
}

/** Fewer digits are no number of a person. */
const MIN_PHONE_DIGITS = 6;

/** The person that the options name; undefined if they name none. Throws a UsageError for what fits nobody or everybody. */
export function readPerson({ email, phone, name }: Person): Person | undefined {
  if (email !== undefined && !/\S@\S/.test(email))
    throw new UsageError(`--email: is "${email}". Write an address such as ada@example.com.`);
  if (phone !== undefined && toNationalDigits(phone).length < MIN_PHONE_DIGITS)
    throw new UsageError(`--phone: is "${phone}". Write a number such as 0412 345 678.`);
  if (name !== undefined && !/\p{L}/u.test(name))
    throw new UsageError(`--name: is "${name}". Write a given name, a family name, or both.`);
  return email === undefined && phone === undefined && name === undefined
    ? undefined
    : { email, phone, name };
}

/** Whether a lead is from a person: by letters of either case, numbers in any notation, names as whole words. */
function isFrom({ email, phone, name }: Person, lead: Lead): boolean {
  const values = getFormValues(lead);
  return (
    (email === undefined || toAddress(email) === toAddress(String(values.email ?? ''))) &&
    (phone === undefined || toNationalDigits(phone) === toNationalDigits(String(values.phone ?? ''))) &&
    (name === undefined || toWords(getFullName(lead)).includes(toWords(name)))
  );
}

/** 'Ada Example'; '' for a lead without a name. */
export function getFullName(lead: Lead): string {
  const { name = '', last_name = '' } = getFormValues(lead);
  return `${name} ${last_name}`.trim();
}

/** '+61 (0)412 345 678', '0011 61 412 345 678' and '0412 345 678' -> '412345678'. */
function toNationalDigits(phone: string): string {
  return phone.replaceAll(/\D/g, '').replace(/^(?:00(?:11)?)?(?:6[14])?0?/, '');
}

/** Without case, accents and signs, which people leave out: 'Zoë  O’Neill' -> ' zoe o neill '. */
function toWords(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return ` ${plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

function toAddress(text: string): string {
  return text.trim().toLowerCase();
}
