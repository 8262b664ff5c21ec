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

test.each([
  { what: 'no front matter', text: '## About us', problems: [`line 1: has no front matter. ${START}`] },
  { what: 'an empty file', text: '', problems: [`line 1: has no front matter. ${START}`] },
  {
    what: 'front matter without its end',
    text: '---\ntitle: A\n',
    problems: [`line 1: has no front matter. ${START}`],
  },
  {
    what: 'a typo in a key',
    text: '---\ntitle: A\ndescripton: B\n---\n',
    problems: [
      'line 3: "descripton" is not a known key. Did you mean "description"?',
      'description: is missing. Write "description: ..." between the lines of ---.',
    ],
  },
  {
    what: 'a key that resembles none',
    text: '---\ntitle: A\ndescription: B\nlayout: wide\n---\n',
    problems: ['line 4: "layout" is not a known key. Known keys: title, description, needs.'],
  },
  {
    what: 'a line without a colon',
    text: '---\ntitle A\ntitle: A\ndescription: B\n---\n',
    problems: ['line 2: is "title A". Must be "key: value".'],
  },
  {
    what: 'a key twice',
    text: '---\ntitle: A\ntitle: B\ndescription: C\n---\n',
    problems: ['line 3: "title" is there twice. Remove one of the two.'],
  },
  {
    what: 'an empty value',
    text: '---\ntitle:\ndescription: C\n---\n',
    problems: ['line 2: "title" is empty. Write its text after the colon.'],
  },
])('$what is a problem with its line', ({ text, problems }) => expect(read(text).problems).toEqual(problems));

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

test.each([
  ['spaces around it', '  title A  ', 'line 2: is "title A". Must be "key: value".'],
  ['a colon and no key', ': A', 'line 2: is ": A". Must be "key: value".'],
  ['a key in capitals', 'Title: A', 'line 2: "Title" is not a known key. Did you mean "title"?'],
])('a line with %s is a problem', (_, line, problem) => {
  expect(read(`---\n${line}\ntitle: A\ndescription: B\n---\n`).problems).toEqual([problem]);
});
