import { formatMoment } from '#domain/hours/moment.ts';
import type { Trouble } from './trouble.ts';

/** The dealer as alerts name it. */
export interface AlertedDealer {
  /** The dealer's slug. */
  readonly dealer: string;
  readonly name: string;
  readonly timeZone: string;
}

/** An alert in words: a headline, and what to do about it. */
export interface AlertText {
  readonly title: string;
  readonly text: string;
}

/** A trouble in words, for the staff. */
export function describeTrouble(trouble: Trouble, { dealer, name, timeZone }: AlertedDealer): AlertText {
  const { kind, count, target } = trouble;
  const since = formatMoment(new Date(trouble.since), timeZone);
  const are = count === 1 ? 'is' : 'are';
  switch (kind) {
    case 'dead-letters':
      return {
        title: `${countLeads(count)} of ${name} could not be delivered`,
        text: `${countLeads(count)} of ${name} could not be delivered since ${since}: a target refused them, or did not take them in three days. They are stored, and nothing tries to send them any more.

Read them:  npm run leads -- list --site ${dealer} --state dead
Send again: npm run leads -- redeliver --site ${dealer} --state dead`,
      };
    case 'held-leads':
      return {
        title: `${countLeads(count)} of ${name} ${are} waiting to be checked`,
        text: `${countLeads(count)} of ${name} ${are} waiting because no captcha verified them. The oldest has waited since ${since}.

Read them:   npm run leads -- list --site ${dealer} --state held
Deliver all: npm run leads -- redeliver --site ${dealer} --state held`,
      };
    case 'failing-target':
      return {
        title: `The target "${target}" of ${name} takes no leads`,
        text: `The target "${target}" of ${name} has failed since ${since}. ${countLeads(count)} ${are} waiting: each is tried for three days, and all are sent when the target works again.

What it answers: npm run leads -- list --site ${dealer} --state pending, then show <id>`,
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
