import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseContentJson } from '#site/content/read-data.ts';

const FIX =
  'Correct it there: JSON has a comma between entries and none after the last, double quotes around every text and key, and no comments.';

test.each([
  {
    what: 'a comma after the last entry',
    json: '[\n  {"id": "a",}\n]',
    fault: 'line 2, column 14: "}" is not allowed here',
  },
  {
    what: 'no comma between entries',
    json: '[\n  {"id": "a"}\n  {"id": "b"}\n]',
    fault: 'line 3, column 3: "{" is not allowed here',
  },
  { what: 'single quotes', json: "{\n 'id': 1}", fault: `line 2, column 2: "'id'" is not allowed here` },
  { what: 'a key without quotes', json: '{id: 1}', fault: 'line 1, column 2: "id" is not allowed here' },
  {
    what: 'a number that starts with 0',
    json: '{"postcode": 0800}',
    fault: 'line 1, column 15: "800" is not allowed here',
  },
  { what: 'a comment', json: '// locations\n[]', fault: 'line 1, column 1: "/" is not allowed here' },
  { what: 'a misspelt word', json: '[true, flase]', fault: 'line 1, column 9: "lase" is not allowed here' },
  {
    what: 'a line break in a text',
    json: '["one\ntwo"]',
    fault: 'line 1, column 6: a line break is not allowed here',
  },
  { what: 'something after the end', json: '[]\n]', fault: 'line 2, column 1: "]" is not allowed here' },
  { what: 'no end', json: '[\n {"id": 1', fault: 'line 2, column 10: the JSON ends too early' },
  { what: 'nothing', json: '', fault: 'line 1, column 1: the JSON ends too early' },
])('$what is a problem with line and column', ({ json, fault }) => {
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
