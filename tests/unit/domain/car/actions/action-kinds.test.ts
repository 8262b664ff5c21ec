import { expect, test } from 'vitest';
import { ACTION_KINDS, DEFAULT_ACTIONS } from '#domain/car/actions/action-kinds.ts';

test('these are the actions of the car page', () => {
  expect(ACTION_KINDS).toEqual([
    ...['enquire', 'test-drive', 'reserve', 'call', 'photos', 'finance', 'trade-in'],
    ...['form', 'chat', 'assistant', 'history', 'brochure', 'location'],
  ]);
});

test('a dealer offers all actions by default, but for a form in the page and chats, which need a provider', () => {
  expect(ACTION_KINDS.filter((kind) => !DEFAULT_ACTIONS.includes(kind))).toEqual([
    'form',
    'chat',
    'assistant',
  ]);
  expect(DEFAULT_ACTIONS).toHaveLength(ACTION_KINDS.length - 3);
});
