import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { evidenceChecker } from '#tests/spec/check-evidence.ts';
import { type Evidence, readEvidence } from '#tests/spec/evidence.ts';
import { hasElement } from '#tests/spec/has-element.ts';
import { applyFault, readFaults } from '#tests/spec/read-faults.ts';
import { readRows } from '#tests/spec/read-rows.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'rows-'));
  for (const [path, text] of [
    ['plain/cars/a', '<body><h1>A ute</h1><a class="x" href="/search/?a=1&amp;b=2">More</a>'],
    ['plain/cars/b', '<body><h1>A van</h1><script>A bus</script>'],
  ] as const) {
    await mkdir(join(dir, path), { recursive: true });
    await writeFile(join(dir, path, 'index.html'), text);
  }
  await writeFile(
    join(dir, 'some.test.ts'),
    "test('a rule', () => {});\ntest.each([{ what: 'of a table' }])('$what holds', () => {});\n" +
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a test
      'for (const a of b) test(`${a} is a rule`, () => call("no title"));\n',
  );
});
afterAll(() => rm(dir, { recursive: true }));

test.each([
  ['A-1\twhat', 'must be an id'],
  ['PROD-01\tA\ttest: tests/a.test.ts > b\tdone\tsrc/a.ts', 'the state is "done"'],
  ['PROD-01\tA\tseen by me\tmet\tsrc/a.ts', '"seen by me" is no evidence'],
  ['PROD-17\tA\tpage: a / shows "b"\tmet\tsrc/a.ts', 'PROD-17 is no row'],
  ['PROD-02\tA\tpage: a / shows "b"\tmet\tsrc/a.ts', 'PROD-01 is missing'],
  ['PROD-01\tA\t\tnot met: x\tsrc/a.ts\nPROD-01\tA\t\tnot met: x\tsrc/a.ts', 'PROD-01 is there twice'],
])('for the row %j the problem is: %s', (line, problem) => {
  expect(readRows(`${line}\n`).problems.join('\n')).toContain(problem);
});

test('evidence may be a test, a text of a page, or an element', () => {
  const line =
    'PROD-01\tA\ttest: tests/a.test.ts > b > c | page: a /b/ lacks "c d" | page: a / element #x[y]\tmet\tsrc/a.ts';
  expect(readRows(line).rows[0]?.evidence).toEqual([
    { kind: 'test', file: 'tests/a.test.ts', title: 'b > c' },
    { kind: 'page', slug: 'a', path: '/b/', how: 'lacks', what: 'c d' },
    { kind: 'page', slug: 'a', path: '/', how: 'element', what: '#x[y]' },
  ]);
});

test.each([
  ['page: plain /cars/a/ shows "A ute"', undefined],
  ['page: plain /cars/a/ shows "A van"', 'plain /cars/a/ lacks A van'],
  ['page: plain /cars/*/ shows "A van"', undefined],
  ['page: plain /cars/b/ shows "A bus"', 'plain /cars/b/ lacks A bus'],
  ['page: plain /cars/b/ lacks "A ute"', undefined],
  ['page: plain /cars/b/ lacks "A van"', 'plain /cars/b/ shows A van'],
  ['page: plain /cars/c/ shows "A van"', 'plain /cars/c/ is no page.'],
  ['page: plain /cars/a/ element a[href^="/search/"]', undefined],
  ['page: plain /cars/b/ element a', 'plain /cars/b/ lacks a'],
])('%s: %s', (text, problem) => {
  expect(evidenceChecker(dir)(readEvidence(text) as Evidence)).toBe(problem);
});

test.each([
  ['a rule', undefined],
  ['a ru', 'has 2 tests'],
  ['is a rule', undefined],
  ['of a table', undefined],
  ['$what holds', undefined],
  ['no title', 'has no test'],
])('a test is found by its name, or by a part that no other has: "%s" %s', (title, problem) => {
  const reported = evidenceChecker(dir)({ kind: 'test', file: join(dir, 'some.test.ts'), title });
  if (problem === undefined) expect(reported).toBeUndefined();
  else expect(reported).toContain(problem);
});

test.each([
  ['a', true],
  ['b', false],
  ['#x', true],
  ['a#x[href="/?a=1&b"][hidden]', true],
  ['[href="/?a"]', false],
  ['[href^="/?a"]', true],
  ['[data]', false],
])('whether a page has %s: %s', (selector, there) => {
  expect(hasElement('<p>a</p><a id="x" href="/?a=1&amp;b" hidden data-b>b</a>', selector)).toBe(there);
});

test('an unsupported selector throws', () => {
  expect(() => hasElement('', 'a > b')).toThrow('is more than');
});

test.each([
  ['PROD-01\tmore\tless', undefined],
  ['PROD-01\tmore\t', undefined],
  ['PROD-01\tmore', 'must be a row'],
  ['PROD-01\tmore\tless\teven less', 'must be a row'],
  ['PROD-01\tsame\tsame', 'must be a row'],
  ['PROD-01\tmore\tless\nPROD-01\ta\tb', 'line 2: PROD-01 is there twice'],
])('for the fault %j the problem is: %s', (lines, problem) => {
  const { problems } = readFaults(`${lines}\n`);
  expect(problems).toEqual(problem === undefined ? [] : [expect.stringContaining(problem)]);
});

test.each([
  ['price > 10', { code: 'if (price > 11) show();' }],
  ['price < 10', '"price < 10" is not in it.'],
  ['i', '"i" is in it 2 times. Write more of the line.'],
])('a fault that looks for "%s" changes the code there', (find, result) => {
  expect(applyFault({ row: 'A', find, replace: 'price > 11' }, 'if (price > 10) show();')).toEqual(result);
});
