import { expect, test } from 'vitest';
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

test.each([
  {
    what: 'HTML in a line',
    text: 'Call <b>now</b>',
    problems: [
      'line 5: "<b>" is HTML. Write Markdown instead.',
      'line 5: "</b>" is HTML. Write Markdown instead.',
    ],
  },
  {
    what: 'a script',
    text: 'Text\n\n<script>alert(1)</script>',
    problems: ['line 7: "<script>alert(1)</script>" is HTML. Write Markdown instead.'],
  },
  {
    what: 'a second page title',
    text: 'Text\n\n# About',
    problems: ['line 7: "# About" is a second page title. Start headings with ##.'],
  },
  {
    what: 'a picture',
    text: '![The yard](yard.jpg)',
    problems: ['line 5: "![The yard](yard.jpg)" is a picture, which pages cannot show. Take it out.'],
  },
  {
    what: 'a link that is code, deep in a list',
    text: '- one\n- two\n  - [three](javascript:alert(1))',
    problems: [
      'line 7: the link "javascript:alert(1)" leads nowhere. Must start with "/", "#", "https://", "mailto:" or "tel:".',
    ],
  },
  {
    what: 'a link without its slash',
    text: '[About](about-us)',
    problems: [
      'line 5: the link "about-us" leads nowhere. Must start with "/", "#", "https://", "mailto:" or "tel:".',
    ],
  },
])('$what is a problem with its line in the file', ({ text, problems }) => {
  expect(renderMarkdown(text, 5).problems).toEqual(problems);
});

test('unsafe HTML that is not reported is still removed', () => {
  const hostile =
    '<img src=x onerror=alert(1)><svg onload=alert(1)>\n\n<a href="javascript:alert(1)" onclick="alert(1)">x</a>\n\n[y](vbscript:x) [z](data:text/html,x)';
  expect(renderMarkdown(hostile, 1).html).not.toMatch(/<(img|svg|script)|on\w+=|script:|data:/i);
});

test.each([
  [
    'quotes',
    `Text.\n\n${'> '.repeat(5000)}deep`,
    'line 5: quotes or lists are nested too deeply. Nest 20 at most.',
  ],
  [
    'lists in one line',
    `${'- '.repeat(5000)}deep`,
    'line 3: quotes or lists are nested too deeply. Nest 20 at most.',
  ],
  ['both', `${'> 1. '.repeat(2000)}deep`, 'line 3: quotes or lists are nested too deeply. Nest 20 at most.'],
])('%s that are nested thousands deep are a problem with a line, not a crash', (_, text, problem) => {
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
  expect(renderMarkdown(text, 3).problems.length).toBeLessThanOrEqual(1);
});

test('a quote in a quote, and a line of dashes, are what they were', () => {
  expect(renderMarkdown('> > a\n\n---\n\n- b', 1).html).toContain('<blockquote>\n<blockquote>');
});
