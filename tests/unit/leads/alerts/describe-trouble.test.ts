import { expect, test } from 'vitest';
import { describeRecovery, describeTrouble } from '#leads/alerts/describe-trouble.ts';

const DEALER = { dealer: 'example', name: 'Example Motors', timeZone: 'Australia/Brisbane' };
const SINCE = '2026-11-21T00:04:00.000Z';
const told = (kind: 'dead-letters' | 'held-leads' | 'failing-target', count: number, target = '') =>
  describeTrouble({ key: kind, kind, target, count, since: SINCE, leads: [] }, DEALER);

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

test('it names the leads, without anything about people, and the page for operators where there is one', () => {
  const lead = {
    id: 'a1',
    form: 'enquiry',
    received_at: SINCE,
    car: '2021 Toyota Corolla',
    problem: 'crm answered 422',
  };
  const leads = [lead, { ...lead, id: 'b2', form: 'service', car: '', problem: '' }];
  const trouble = {
    key: 'dead-letters',
    kind: 'dead-letters',
    target: '',
    count: 5,
    since: SINCE,
    leads,
  } as const;
  const operationsUrl = 'https://ops.example.net/operations/';
  expect(
    describeTrouble(trouble, { ...DEALER, operationsUrl }).text,
  ).toContain(`in three days. They are stored, and nothing tries to send them any more.

- enquiry, 10.04am on Saturday 21 November, 2021 Toyota Corolla: crm answered 422 (a1)
- service, 10.04am on Saturday 21 November (b2)
- and 3 more

All dealers: https://ops.example.net/operations/

Read them:`);
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
