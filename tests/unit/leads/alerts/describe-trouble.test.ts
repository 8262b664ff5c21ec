import { expect, test } from 'vitest';
import { describeRecovery, describeTrouble } from '#leads/alerts/describe-trouble.ts';

const DEALER = { dealer: 'example', name: 'Example Motors', timeZone: 'Australia/Brisbane' };
const SINCE = '2026-11-21T00:04:00.000Z';
const told = (kind: 'dead-letters' | 'held-leads' | 'failing-target', count: number, target = '') =>
  describeTrouble({ key: kind, kind, target, count, since: SINCE }, DEALER);

test.each([
  [1, '1 lead'],
  [2, '2 leads'],
])('of %i dead letters the staff reads since when, why, and how they are sent again', (count, leads) => {
  expect(told('dead-letters', count)).toEqual({
    title: `${leads} of Example Motors could not be delivered`,
    text: `${leads} of Example Motors could not be delivered since 10.04am on Saturday 21 November: a target refused them, or did not take them in three days. They are stored, and nothing tries to send them any more.

Read them:  npm run leads -- list --site example --state dead
Send again: npm run leads -- redeliver --site example --state dead`,
  });
});

test.each([
  [1, '1 lead', 'is'],
  [2, '2 leads', 'are'],
])('of %i held leads it reads since when, why, and how they are released', (count, leads, are) => {
  expect(told('held-leads', count)).toEqual({
    title: `${leads} of Example Motors ${are} waiting to be checked`,
    text: `${leads} of Example Motors ${are} waiting because no captcha verified them. The oldest has waited since 10.04am on Saturday 21 November.

Read them:   npm run leads -- list --site example --state held
Deliver all: npm run leads -- redeliver --site example --state held`,
  });
});

test.each([
  [1, '1 lead is'],
  [2, '2 leads are'],
])('of a target for which %i wait it reads since when, and how to learn why', (count, leads) => {
  expect(told('failing-target', count, 'crm')).toEqual({
    title: 'The target "crm" of Example Motors takes no leads',
    text: `The target "crm" of Example Motors has failed since 10.04am on Saturday 21 November. ${leads} waiting: each is tried for three days, and all are sent when the target works again.

What it answers: npm run leads -- list --site example --state pending, then show <id>`,
  });
});

test.each([
  [
    'dead-letters',
    'Resolved: no lead of Example Motors is undelivered',
    'The leads of Example Motors that could not be delivered have been sent again or erased.',
  ],
  [
    'held-leads',
    'Resolved: no lead of Example Motors is waiting to be checked',
    'The held leads of Example Motors have been delivered or erased.',
  ],
  [
    'failing-target crm',
    'Resolved: the target "crm" of Example Motors works',
    'The target "crm" of Example Motors has answered again, or no lead is waiting for it any more.',
  ],
])('when %s is over: %s', (key, title, text) => {
  expect(describeRecovery(key, DEALER)).toEqual({ title, text });
});
