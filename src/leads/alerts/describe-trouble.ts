import { formatMoment } from '#domain/hours/long-date.ts';
import type { Trouble, TroubledLead } from './trouble.ts';

/** The dealer as alerts name it. */
export interface AlertedDealer {
  /** The dealer's slug. */
  readonly dealer: string;
  readonly name: string;
  readonly timeZone: string;
  /** The address of the host's page for operators; undefined if it has none that others can open. */
  readonly operationsUrl?: string | undefined;
}

/** An alert in words: a headline, and what to do about it. */
export interface AlertText {
  readonly title: string;
  readonly text: string;
}

/** A trouble in words, for the staff, with the leads that it is about. */
export function describeTrouble(trouble: Trouble, dealer: AlertedDealer): AlertText {
  const { title, what, commands } = explain(trouble, dealer);
  const { count, leads } = trouble;
  const more = count - leads.length;
  const list = [
    ...leads.map((lead) => describeLead(lead, dealer)),
    ...(leads.length > 0 && more > 0 ? [`- and ${more} more`] : []),
  ].join('\n');
  const overview = dealer.operationsUrl && `All dealers: ${dealer.operationsUrl}`;
  return { title, text: [what, list, overview, commands].filter(Boolean).join('\n\n') };
}

/** '- enquiry, 10.04am on Saturday 21 November, 2021 Toyota Corolla: crm answered 422 (0000001)'. */
function describeLead(
  { id, form, received_at, car, problem }: TroubledLead,
  { timeZone }: Pick<AlertedDealer, 'timeZone'>,
): string {
  const facts = [form, formatMoment(new Date(received_at), timeZone), car].filter(Boolean).join(', ');
  return `- ${facts}${problem && `: ${problem}`} (${id})`;
}

interface Explanation extends Pick<AlertText, 'title'> {
  readonly what: string;
  /** What the operator of the host can run. */
  readonly commands: string;
}

function explain(trouble: Trouble, { dealer, name, timeZone }: AlertedDealer): Explanation {
  const { kind, count, target } = trouble;
  const since = formatMoment(new Date(trouble.since), timeZone);
  const are = count === 1 ? 'is' : 'are';
  switch (kind) {
    case 'dead-letters':
      return {
        title: `${countLeads(count)} of ${name} could not be delivered`,
        what: `${countLeads(count)} of ${name} could not be delivered since ${since}: a target refused them, or did not take them in three days. They are stored, and nothing tries to send them any more.`,
        commands: `Read them:  npm run leads -- list --site ${dealer} --state dead
Send again: npm run leads -- redeliver --site ${dealer} --state dead`,
      };
    case 'held-leads':
      return {
        title: `${countLeads(count)} of ${name} ${are} waiting to be checked`,
        what: `${countLeads(count)} of ${name} ${are} waiting because no captcha verified them. The oldest has waited since ${since}.`,
        commands: `Read them:   npm run leads -- list --site ${dealer} --state held
Deliver all: npm run leads -- redeliver --site ${dealer} --state held`,
      };
    case 'failing-target':
      return {
        title: `The target "${target}" of ${name} takes no leads`,
        what: `The target "${target}" of ${name} has failed since ${since}. ${countLeads(count)} ${are} waiting: each is tried for three days, and all are sent when the target works again.`,
        commands: `What it answers: npm run leads -- list --site ${dealer} --state pending, then show <id>`,
      };
  }
}

/** The end of a trouble in words. */
export function describeRecovery(key: string, { name }: Pick<AlertedDealer, 'name'>): AlertText {
  const [kind, target] = key.split(' ');
  switch (kind) {
    case 'dead-letters':
      return {
        title: `Resolved: no lead of ${name} is undelivered`,
        text: `The leads of ${name} that could not be delivered have been sent again or erased.`,
      };
    case 'held-leads':
      return {
        title: `Resolved: no lead of ${name} is waiting to be checked`,
        text: `The held leads of ${name} have been delivered or erased.`,
      };
    default:
      return {
        title: `Resolved: the target "${target}" of ${name} works`,
        text: `The target "${target}" of ${name} has answered again, or no lead is waiting for it any more.`,
      };
  }
}

function countLeads(count: number): string {
  return count === 1 ? '1 lead' : `${count} leads`;
}
