import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { createBatch, type WriteBatch } from '#leads/store/sqlite/batch.ts';
import { makeEmptyFile } from './make-empty-file.ts';

let db: DatabaseSync;
let path: string;
let batch: WriteBatch;

beforeEach(async () => {
  path = await makeEmptyFile();
  db = new DatabaseSync(path);
  db.exec('PRAGMA busy_timeout = 0; CREATE TABLE word (text TEXT) STRICT');
  batch = createBatch(db);
  return () => db.isOpen && db.close();
});

const add = (text: string) =>
  batch.write(() => {
    db.prepare('INSERT INTO word VALUES (?)').run(text);
    return text;
  });
const words = () =>
  db
    .prepare('SELECT text FROM word')
    .all()
    .map(({ text }) => text);

test('writes of one turn are one transaction, and each has its own result', async () => {
  const waiting = [add('a'), add('b')];
  expect(words()).toEqual([]);
  batch.flush();
  expect(words()).toEqual(['a', 'b']);
  expect(await Promise.all(waiting)).toEqual(['a', 'b']);
});

test('a write that fails takes those of its turn with it, and none of the next', async () => {
  const failing = batch.write(() => {
    throw new Error('no word');
  });
  const outcomes = await Promise.allSettled([add('a'), failing, add('b')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await add('c')).toBe('c');
  expect(words()).toEqual(['c']);
});

test('a write is rejected while another process writes, and the next is not', async () => {
  const other = new DatabaseSync(path);
  other.exec('BEGIN IMMEDIATE');
  await expect(add('a')).rejects.toThrow('locked');
  other.exec('COMMIT');
  other.close();
  expect(await add('b')).toBe('b');
});

test('a write to a file that was closed meanwhile is rejected', async () => {
  const late = add('a');
  db.close();
  await expect(late).rejects.toThrow('not open');
});
