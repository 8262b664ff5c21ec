import { expect, test } from 'vitest';
import { readLogFormat } from '#scripts/start/start-log.ts';

test.each([
  [undefined, 'plain'],
  ['', 'plain'],
  ['plain', 'plain'],
  ['json', 'json'],
])('%s logs as %s', (text, format) => {
  expect(readLogFormat(text)).toBe(format);
});

test('a format that is not known is wrong usage', () => {
  expect(() => readLogFormat('xml')).toThrow('--log: is "xml". Write one of: plain, json.');
});
