import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  collectErrors,
  omitSchemaKey,
  parseContentJson,
  readData,
  readList,
} from '#site/content/read-data.ts';
import { SiteError } from '#site/errors/site-error.ts';
import { problemsOf } from '#tests/support/problems-of.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

let dir: string;
beforeEach(async () => {
  dir = await makeTemporaryFolder();
});

const LIST = v.array(v.strictObject({ id: v.string(), slug: v.optional(v.string()) }));

async function write(content: unknown): Promise<string> {
  const file = join(dir, 'a.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}
describe('a list', () => {
  test('is empty if its file is missing', async () => {
    expect(await readList(join(dir, 'none.json'), LIST, ['id'])).toEqual([]);
  });

  test('has the entries of its file in order', async () => {
    expect(await readList(await write([{ id: 'b' }, { id: 'a' }]), LIST, ['id'])).toEqual([
      { id: 'b' },
      { id: 'a' },
    ]);
  });

  test('with repeated values has a line for each, which names the first with it', async () => {
    const entries = [{ id: 'a', slug: 'x' }, { id: 'b', slug: 'x' }, { id: 'a' }, { id: 'a' }];
    expect(await problemsOf(readList(await write(entries), LIST, ['id', 'slug']), dir)).toEqual([
      'a.json: 2.id: is "a", as is 0.id. Give each entry its own.',
      'a.json: 3.id: is "a", as is 0.id. Give each entry its own.',
      'a.json: 1.slug: is "x", as is 0.slug. Give each entry its own.',
    ]);
  });
});

describe('a file', () => {
  test('that is missing has no data', async () => {
    expect(await readData(join(dir, 'none.json'), LIST)).toBeUndefined();
  });

  test('that breaks its schema has a line for each mistake', async () => {
    expect(await problemsOf(readData(await write([{ id: 1 }, {}]), LIST), dir)).toEqual([
      expect.stringMatching(/^a\.json: 0\.id: is 1\./),
      expect.stringMatching(/^a\.json: 1\.id: is missing/),
    ]);
  });

  test('that is not filled in yet is a mistake even where any text would do', async () => {
    expect(await problemsOf(readData(await write([{ id: 'REPLACE ME: the id' }]), LIST), dir)).toEqual([
      'a.json: 0.id: is not filled in yet. Write the id.',
    ]);
  });

  test('that cannot be read is no mistake of the dealer', async () => {
    await mkdir(join(dir, 'a.json'));
    await expect(readData(join(dir, 'a.json'), LIST)).rejects.toMatchObject({ code: 'EISDIR' });
  });

  test('may name its schema for editors', async () => {
    const named = await write({ $schema: '../a.schema.json', entries: [{ id: 'a' }] });
    expect(await readData(named, LIST)).toEqual([{ id: 'a' }]);
    const object = v.strictObject({ id: v.string() });
    expect(await readData(await write({ $schema: '../a.schema.json', id: 'a' }), object)).toEqual({
      id: 'a',
    });
  });
});

describe('the content of a file that names its schema', () => {
  test.each([
    ['a list is its entries', { $schema: 's', entries: [1] }, true, [1]],
    ['an object is the rest', { $schema: 's', a: 1 }, false, { a: 1 }],
    ['an object may have entries of its own', { $schema: 's', entries: [1] }, false, { entries: [1] }],
    [
      'a list with a key beside its entries is no list',
      { $schema: 's', entries: [1], a: 1 },
      true,
      { entries: [1], a: 1 },
    ],
    ['a list by another name is no list', { $schema: 's', items: [1] }, true, { items: [1] }],
    ['nothing but the schema is an empty object', { $schema: 's' }, true, {}],
  ])('%s', (_, json, isList, content) => expect(omitSchemaKey(json, isList)).toEqual(content));

  test.each([[[1]], [{ entries: [1] }], ['$schema'], [1], [null]])(
    'is all of it if it names none: %j',
    (json) => expect(omitSchemaKey(json, true)).toEqual(json),
  );
});

describe('reading goes on after a mistake', () => {
  test('with what is read', async () => {
    const problems: string[] = [];
    expect(await collectErrors(problems)(Promise.resolve([1]), [])).toEqual([1]);
    expect(problems).toEqual([]);
  });

  test('with a value in its place, after the problems so far', async () => {
    const problems = ['a'];
    expect(await collectErrors(problems)(Promise.reject(new SiteError(['b', 'c'])), ['other'])).toEqual([
      'other',
    ]);
    expect(problems).toEqual(['a', 'b', 'c']);
  });

  test('but not after any other failure', async () => {
    const problems: string[] = [];
    await expect(collectErrors(problems)(Promise.reject(new Error('full disk')), [])).rejects.toThrow(
      'full disk',
    );
    expect(problems).toEqual([]);
  });
});

const FIX =
  'Correct it there: JSON has a comma between entries and none after the last, double quotes around every text and key, and no comments.';

test.each([
  ['a comma after the last entry', '[\n  {"id": "a",}\n]', 'line 2, column 14: "}" is not allowed here'],
  [
    'no comma between entries',
    '[\n  {"id": "a"}\n  {"id": "b"}\n]',
    'line 3, column 3: "{" is not allowed here',
  ],
  ['single quotes', "{\n 'id': 1}", `line 2, column 2: "'id'" is not allowed here`],
  ['a key without quotes', '{id: 1}', 'line 1, column 2: "id" is not allowed here'],
  ['a number that starts with 0', '{"postcode": 0800}', 'line 1, column 15: "800" is not allowed here'],
  ['a comment', '// locations\n[]', 'line 1, column 1: "/" is not allowed here'],
  ['a misspelt word', '[true, flase]', 'line 1, column 9: "lase" is not allowed here'],
  ['a line break in a text', '["one\ntwo"]', 'line 1, column 6: a line break is not allowed here'],
  ['something after the end', '[]\n]', 'line 2, column 1: "]" is not allowed here'],
  ['no end', '[\n {"id": 1', 'line 2, column 10: the JSON ends too early'],
  ['nothing', '', 'line 1, column 1: the JSON ends too early'],
])('%s is a problem with line and column', (_, json, fault) => {
  expect(() => parseContentJson('sites/x/content/locations.json', json)).toThrow(
    `sites/x/content/locations.json: ${fault}. ${FIX}`,
  );
});

test('a byte order mark, which some editors write, is accepted', () => {
  expect(parseContentJson('f', '\uFEFF[1]')).toEqual([1]);
});

test('the output of JSON.stringify is read back, and an invalid character is reported at its position', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.stringify(value, null, 2);
      expect(parseContentJson('f', json)).toEqual(JSON.parse(json));
      const lines = json.split('\n');
      expect(() => parseContentJson('f', `${json} ?`)).toThrow(
        `f: line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 2}: "?" is not allowed here.`,
      );
    }),
  );
});
