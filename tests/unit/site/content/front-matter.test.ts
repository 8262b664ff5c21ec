import { expect, test } from 'vitest';
import { parseFrontMatter } from '#site/content/front-matter.ts';

const read = (text: string) => parseFrontMatter(text, ['title', 'description'], ['needs']);

test('front matter keys are read with their line numbers, and the body with its own', () => {
  expect(read('---\ntitle: Fleet: cars and utes\n\ndescription: "Quoted"\n---\n\nText\n')).toEqual({
    entries: { title: { text: 'Fleet: cars and utes', line: 2 }, description: { text: 'Quoted', line: 4 } },
    body: '\nText\n',
    bodyLine: 6,
    problems: [],
  });
});

test('Windows line endings and a byte order mark are accepted', () => {
  expect(read('\uFEFF---\r\ntitle: A\r\ndescription: B\r\n---\r\nText')).toMatchObject({
    body: 'Text',
    problems: [],
  });
});

const START =
  'Start the file with a line of ---, then "title: ..." and "description: ...", then another line of ---.';

test.each(['## About us', '', '---\ntitle: A\n'])('without front matter there is one problem: %j', (text) => {
  expect(read(text).problems).toEqual([`line 1: has no front matter. ${START}`]);
});

test('a typo in a key is a problem, and so is the key that is missing', () => {
  expect(read('---\ntitle: A\ndescripton: B\n---\n').problems).toEqual([
    'line 3: "descripton" is not a known key. Did you mean "description"?',
    'description: is missing. Write "description: ..." between the lines of ---.',
  ]);
});

test('a required key without its text is one problem', () => {
  expect(read('---\ntitle:\ndescription: C\n---\n').problems).toEqual([
    'line 2: "title" is empty. Write its text after the colon.',
  ]);
});

test.each([
  ['layout: wide', '"layout" is not a known key. Known keys: title, description, needs.'],
  ['title A', 'is "title A". Must be "key: value".'],
  ['title: B', '"title" is there twice. Remove one of the two.'],
  ['  title A  ', 'is "title A". Must be "key: value".'],
  [': A', 'is ": A". Must be "key: value".'],
  ['Title: A', '"Title" is not a known key. Did you mean "title"?'],
])('the line %j is a problem with its number: %s', (line, problem) => {
  expect(read(`---\ntitle: A\ndescription: B\n${line}\n---\n`).problems).toEqual([`line 4: ${problem}`]);
});

test.each([
  ['spaces around', 'title:   A  ', 'A'],
  ['a tab before', 'title:\tA', 'A'],
  ['a space before the colon', 'title : A', 'A'],
  ['colons', 'title: A: B: C', 'A: B: C'],
  ['quotes around, which go', 'title: "A"', 'A'],
  ['single quotes around, which go', "title: 'A \"B\": it''s C'", 'A "B": it\'s C'],
  ['single quotes of two words', "title: 'A' and 'B'", "'A' and 'B'"],
  ['quotes inside, which stay', 'title: A "B" C', 'A "B" C'],
  ['a quote at the start', 'title: "A" and B', '"A" and B'],
  ['a quote at the end', 'title: A and "B"', 'A and "B"'],
  ['a quote alone', 'title: 6" wheels', '6" wheels'],
])('a value with %s', (_, line, text) => {
  expect(read(`---\n${line}\ndescription: B\n---\n`)).toMatchObject({
    entries: { title: { text, line: 2 } },
    problems: [],
  });
});

test('a key that is optional may be there, and one that is required may not be missing', () => {
  expect(read('---\nneeds: stock\ntitle: A\ndescription: B\n---\n')).toMatchObject({
    entries: { needs: { text: 'stock', line: 2 } },
    problems: [],
  });
  expect(read('---\nneeds: stock\n---\n').problems).toEqual([
    'title: is missing. Write "title: ..." between the lines of ---.',
    'description: is missing. Write "description: ..." between the lines of ---.',
  ]);
});

test('a page may have empty lines in its front matter, lines of dashes in its text, and no text', () => {
  expect(read('---\ntitle: A\n  \n\ndescription: B\n---\none\n---\ntwo')).toEqual({
    entries: { title: { text: 'A', line: 2 }, description: { text: 'B', line: 5 } },
    body: 'one\n---\ntwo',
    bodyLine: 7,
    problems: [],
  });
  expect(read('---\ntitle: A\ndescription: B\n---')).toMatchObject({ body: '', bodyLine: 5, problems: [] });
});
