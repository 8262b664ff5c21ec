import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '#site/content/markdown.ts';

test('Markdown becomes the few elements that pages may contain', () => {
  const { html, problems } = renderMarkdown(
    '## Visit us\n\nOpen **daily**, see [hours](/locations/).\n\n1. Call\n2. Come\n\n| Day | Time |\n| --- | --- |\n| Mon | 8:30 |\n',
    1,
  );
  expect(problems).toEqual([]);
  expect(html.replaceAll('\n', '')).toBe(
    '<h2>Visit us</h2><p>Open <strong>daily</strong>, see <a href="/locations/">hours</a>.</p><ol><li>Call</li><li>Come</li></ol><table><thead><tr><th>Day</th><th>Time</th></tr></thead><tbody><tr><td>Mon</td><td>8:30</td></tr></tbody></table>',
  );
});

const NOWHERE = 'leads nowhere. Must start with "/", "#", "https://", "mailto:" or "tel:".';

test.each([
  ['a script', 'a\n\n<script>b</script>', 'line 7: "<script>b</script>" is HTML. Write Markdown instead.'],
  ['a second page title', 'a\n\n# b', 'line 7: "# b" is a second page title. Start headings with ##.'],
  ['a picture', '![a](b.jpg)', 'line 5: "![a](b.jpg)" is a picture, which pages cannot show. Take it out.'],
  [
    'a link that is code, deep in a list',
    '- one\n- two\n  - [three](javascript:alert(1))',
    `line 7: the link "javascript:alert(1)" ${NOWHERE}`,
  ],
  ['a link without its slash', '[About](about-us)', `line 5: the link "about-us" ${NOWHERE}`],
])('%s is a problem with its line in the file', (_, text, problem) => {
  expect(renderMarkdown(text, 5).problems).toEqual([problem]);
});

test('each tag of HTML is a problem', () => {
  expect(renderMarkdown('Call <b>now</b>', 5).problems).toEqual(
    ['<b>', '</b>'].map((tag) => `line 5: "${tag}" is HTML. Write Markdown instead.`),
  );
});

test('unsafe HTML that is not reported is still removed', () => {
  const hostile =
    '<img src=x onerror=alert(1)><svg onload=alert(1)>\n\n<a href="javascript:alert(1)" onclick="alert(1)">x</a>\n\n[y](vbscript:x) [z](data:text/html,x)';
  expect(renderMarkdown(hostile, 1).html).not.toMatch(/<(img|svg|script)|on\w+=|script:|data:/i);
});

test.each([
  ['quotes', `Text.\n\n${'> '.repeat(5000)}deep`, 5],
  ['lists in one line', `${'- '.repeat(5000)}deep`, 3],
  ['both', `${'> 1. '.repeat(2000)}deep`, 3],
])('%s that are nested thousands deep are a problem with a line, not a crash', (_, text, line) => {
  const problem = `line ${line}: quotes or lists are nested too deeply. Nest 20 at most.`;
  expect(renderMarkdown(text, 3)).toEqual({ html: '', problems: [problem] });
});

test.each([
  [
    'lists over many lines',
    Array.from({ length: 1500 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n'),
  ],
  ['brackets', `${'['.repeat(20_000)}a${']'.repeat(20_000)}`],
  ['emphasis', `${'*a _b '.repeat(3000)}`],
])('%s that are nested deeply crash nothing', (_, text) => {
  const { html, problems } = renderMarkdown(text, 3);
  // Whether they are too deep depends on the machine.
  if (problems.length === 0) expect(html).not.toBe('');
  else
    expect([html, problems]).toEqual(['', [expect.stringMatching(/^line \d+: quotes or lists are nested/)]]);
});

test.each([
  ['text', 'a **b** *c* ~~d~~ `e`', '<p>a <strong>b</strong> <em>c</em> <del>d</del> <code>e</code></p>'],
  ['headings', '## a\n### b\n#### c', '<h2>a</h2><h3>b</h3><h4>c</h4>'],
  ['lists', '- a\n\n3. b', '<ul><li>a</li></ul><ol start="3"><li>b</li></ol>'],
  ['a quote and a line', '> a\n\n---', '<blockquote><p>a</p></blockquote><hr />'],
  ['a line break', 'a  \nb', '<p>a<br />b</p>'],
  [
    'links',
    '[a](/a/) [b](#b) [c](https://c.example/ "C")',
    '<p><a href="/a/">a</a> <a href="#b">b</a> <a href="https://c.example/">c</a></p>',
  ],
  ['what is no part of pages, as its text', '##### a\n\n```js\nb\n```', 'a<code>b</code>'],
  ['nothing', '', ''],
])('pages may have %s', (_, text, html) => {
  const rendered = renderMarkdown(text, 1);
  expect(rendered.problems).toEqual([]);
  expect(rendered.html.replaceAll('\n', '')).toBe(html);
});

test.each([
  ['an unsafe link keeps its text', '[a](javascript:alert(1))', '<p><a>a</a></p>'],
  ['HTML keeps what is in it', 'a <b>c</b>', '<p>a c</p>'],
  ['a second page title keeps its text', '# a', 'a'],
])('%s', (_, text, html) => expect(renderMarkdown(text, 1).html.trim()).toBe(html));

test.each([
  ['in the second line of a block', 'a\n<b>', [6]],
  ['in two blocks', '<b>\n\n\n[a](b)', [5, 8]],
  ['in a cell of a table', '| a |\n| --- |\n| [a](b) |', [7]],
  ['in a quote', '> a\n>\n> [a](b)', [7]],
  ['over two lines of a quote, on its first', 'a\n\n> b\n> <b\n> id="c">', [7]],
  ['twice alike', '[a](b)\n[a](b)', [5, 6]],
  ['three times alike in a list', '- <b>\n- <b>\n- c\n- <b>', [5, 6, 8]],
])('problems are on the line of the file where they are: %s', (_, text, lines) => {
  expect(renderMarkdown(text, 5).problems.map((problem) => problem.split(':')[0])).toEqual(
    lines.map((line) => `line ${line}`),
  );
});

describe('quotes and lists may be nested 20 deep', () => {
  const TOO_DEEP = 'quotes or lists are nested too deeply. Nest 20 at most.';

  test.each([
    ['quotes', '> '],
    ['quotes without spaces', '>'],
    ['quotes after spaces', ' > '],
    ['lists', '- '],
    ['lists of stars', '* '],
    ['lists of plusses', '+ '],
    ['lists after a tab', '-\t'],
    ['numbers', '1. '],
    ['long numbers', '123456789. '],
    ['numbers in brackets', '1) '],
  ])('%s', (_, mark) => {
    expect(renderMarkdown(`${mark.trimStart()}${mark.repeat(19)}a`, 3).problems).toEqual([]);
    expect(renderMarkdown(`${mark.trimStart()}${mark.repeat(20)}a`, 3)).toEqual({
      html: '',
      problems: [`line 3: ${TOO_DEEP}`],
    });
  });

  test('an item counts where it is indented, two spaces for each list', () => {
    const text = (spaces: number) => `a\n\n${' '.repeat(spaces)}- a`;
    expect(renderMarkdown(text(38), 3).problems).toEqual([]);
    expect(renderMarkdown(text(40), 3).problems).toEqual([`line 5: ${TOO_DEEP}`]);
  });

  test.each([
    ['hyphens in words', 'a-b-'.repeat(30)],
    ['a rule of dashes', '-'.repeat(60)],
    ['bold text', `${'**a** '.repeat(30)}`],
    ['numbers in a sentence', '1.5 and 2.5 '.repeat(30)],
    ['comparisons in a sentence', `a ${'> '.repeat(30)}`],
    ['spaces before a text', `a\n${' '.repeat(60)}b`],
  ])('%s are no nesting', (_, text) => expect(renderMarkdown(text, 1).problems).toEqual([]));
});
