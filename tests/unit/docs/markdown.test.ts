import { expect, test } from 'vitest';
import { anchorsOf, commandMentions, linkProblem, linkTargets } from './markdown.ts';

test('links in code are ignored', () => {
  const text = 'A [b](c.md#d), ![e](<f g.png> "h").\n\n```md\n[i](j.md)\n```\n\n`[k](l.md)` and [m](#n)';
  expect(linkTargets(text.replace('f g', 'fg'))).toEqual(['c.md#d', 'fg.png', '#n']);
});

test('anchors match GitHub’s', () => {
  const text =
    '# A "b" & `c.d`\n## Twice\n## Twice\n```sh\n# none\n```\n### T-51\n<a id="own"></a>\n## [A link](b.md)';
  expect([...anchorsOf(text)]).toEqual(['a-b--cd', 'twice', 'twice-1', 't-51', 'a-link', 'own']);
});

test.each([
  ['README.md', 'package.json', undefined],
  ['docs/architecture/islands.md', '../../README.md', undefined],
  ['README.md', 'https://example.com/none', undefined],
  ['README.md', 'docs/none.md', 'README.md: docs/none.md: there is no docs/none.md. Correct the path.'],
  [
    'README.md',
    '#no-such-heading',
    'README.md: #no-such-heading: README.md has no such heading. Correct the part after "#".',
  ],
])('%s may link to %s: %j', (from, target, problem) => {
  expect(linkProblem(from, target)).toBe(problem);
});

test.each([
  ['`npm run build -- --site a --now=2026` makes --this', [{ name: 'build', options: ['--site', '--now'] }]],
  [
    'npm ci && npm start -- --port 1 && npm run leads -- list',
    [
      { name: 'start', options: ['--port'] },
      { name: 'leads', options: [] },
    ],
  ],
  ['| `npm test` | everything (`--only`) |', [{ name: 'test', options: [] }]],
])('commands in %j', (text, commands) => {
  expect(commandMentions(text)).toEqual(commands);
});
