import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ACTION_KINDS } from '#domain/car/actions/action-kinds.ts';
import { carPageSchema } from '#site/config/car-page.ts';

const actionsOf = (actions?: unknown) => v.parse(carPageSchema, { actions }).actions;

test('by default the page offers every action but the inline form and the chats, which need a provider', () => {
  expect(actionsOf().map(({ kind }) => kind)).toEqual([
    'enquire',
    'test-drive',
    'reserve',
    'call',
    'photos',
    'finance',
    'trade-in',
    'history',
    'brochure',
    'location',
  ]);
});

test.each(ACTION_KINDS)('%s alone has its own label and placement', (kind) => {
  expect(actionsOf([kind])).toEqual([{ kind, label: undefined, as: undefined }]);
});

test('an action may have another label and placement; a link of the dealer has a line and an arrow by default', () => {
  const call = { kind: 'call', label: 'Ring us', as: 'button' };
  const link = { kind: 'link', label: 'Inspections', href: '/inspections/' };
  const button = { kind: 'link', label: 'Hold it', href: 'https://x.example/', as: 'button', icon: 'check' };
  expect(actionsOf([call, link, button])).toEqual([call, { ...link, as: 'line', icon: 'right' }, button]);
});

test.each([
  ['lend'],
  [{ kind: 'lend' }],
  [{ kind: 'call', as: 'banner' }],
  [{ kind: 'call', label: ' ' }],
  [{ kind: 'call', href: '/call/' }],
  [{ kind: 'link', label: 'Inspections' }],
  [{ kind: 'link', href: '/inspections/' }],
])('the action %j is an error', (action) => expect(v.is(carPageSchema, { actions: [action] })).toBe(false));
