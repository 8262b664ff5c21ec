import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readLogFormat } from '#scripts/start/server-process.ts';

test.each([
  [undefined, 'plain'],
  ['', 'plain'],
  ['plain', 'plain'],
  ['json', 'json'],
])('%s logs as %s', (text, format) => expect(readLogFormat(text)).toBe(format));

test('a format that is not known is wrong usage', () => {
  expect(() => readLogFormat('xml')).toThrow('--log: is "xml". Write one of: plain, json.');
});

test('a promise that fails with nobody awaiting it is logged, and the process goes on', async () => {
  const script = `
    const { startLog } = await import('#scripts/start/server-process.ts');
    startLog('json');
    Promise.reject(new Error('nobody waits'));
    setTimeout(() => console.log('goes on'), 10);`;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    script,
  ]);
  expect(stdout).toBe('goes on\n');
  expect(JSON.parse(stderr)).toMatchObject({ level: 'error', message: 'unhandled: nobody waits' });
});
