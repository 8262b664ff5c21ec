import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFileTarget } from '#leads/delivery/targets/file.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeOutboundLead } from '#tests/support/factories/make-outbound-lead.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const NOW = new Date('2026-11-21T00:00:00Z');

async function openTarget(text?: string) {
  const dir = await makeTemporaryFolder();
  const file = join(dir, 'leads', 'example.jsonl');
  if (text !== undefined) {
    await mkdir(join(dir, 'leads'));
    await writeFile(file, text);
  }
  return { target: createFileTarget('file', dir), file, read: () => readFile(file, 'utf8') };
}

test('a lead is a line of JSON at the end of the file of its dealer', async () => {
  const { target, read } = await openTarget('earlier\n');
  const lead = makeLead({ payload: { a: 1 } });
  expect(target.name).toBe('file');
  expect(await target.send(makeOutboundLead({}, { lead }), NOW)).toEqual({
    outcome: 'delivered',
    note: 'written to the file',
  });
  const [earlier, line = '', ...rest] = (await read()).split('\n');
  expect([earlier, rest]).toEqual(['earlier', ['']]);
  expect(JSON.parse(line)).toMatchObject({ type: 'lead.received', data: { id: lead.id, a: 1 } });
});

test('nobody else may read a new file', async () => {
  const { target, file } = await openTarget();
  await target.send(makeOutboundLead(), NOW);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test.each([
  ['the first line', '"id":"a"\nother\n', '        \nother\n'],
  ['a line between others', 'one\n{"id":"a"}\ntwo\n', 'one\n          \ntwo\n'],
  ['a last line without an end', 'one\nx"id":"a"y', 'one\n          '],
  ['the only line, without an end', '"id":"a"', '        '],
  ['each line of a lead that was sent twice', '1"id":"a"\n2\n3"id":"a"\n', '         \n2\n         \n'],
  ['two lines in a row', '"id":"a"\n"id":"a"\n', '        \n        \n'],
  ['a line with letters of several bytes', 'ä\nä"id":"a"\nä\n', 'ä\n          \nä\n'],
  ['nothing of another lead', '"id":"b"\n', '"id":"b"\n'],
  ['nothing in an empty file', '', ''],
])('an erased lead leaves spaces: %s', async (_, before, after) => {
  const { target, read } = await openTarget(before);
  await target.forget?.('example', 'a');
  expect(await read()).toBe(after);
});

test('where there is no file nothing is to be erased', async () => {
  const { target } = await openTarget();
  await expect(target.forget?.('example', 'a')).resolves.toBeUndefined();
});

test('a file that cannot be opened is an error: the lead is still there', async () => {
  const { target, file } = await openTarget('');
  await rm(file);
  await mkdir(file);
  await expect(target.forget?.('example', 'a')).rejects.toMatchObject({ code: 'EISDIR' });
});
