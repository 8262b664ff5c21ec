import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { NAMED_TOOLS } from '#domain/analytics/tool.ts';
import { BLOCK_NAMES } from '#domain/blocks/block.ts';
import { targetSchema } from '#leads/delivery/targets/target-kinds.ts';
import { renderCliReference } from '#scripts/docs/cli-reference.ts';
import { commandMentions, linkProblem, linkTargets, markdownFiles } from './markdown.ts';
import { inlineCode } from './snippets.ts';

const files = markdownFiles();
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

test('every link in the documentation works', () => {
  expect(files.length).toBeGreaterThan(40);
  const problems = files.flatMap(({ path, text }) =>
    linkTargets(text).flatMap((target) => linkProblem(path, target) ?? []),
  );
  expect(problems).toEqual([]);
});

test('every file and folder that the documentation mentions exists', () => {
  const problems = files.flatMap(({ path, text }) =>
    inlineCode(text)
      .filter((code) => /^(?:\.github|docs|scripts|src|tests)\/[\w./-]*$/.test(code) && !existsSync(code))
      .map((code) => `${path}: ${code}: is not there. Correct the path.`),
  );
  expect(problems).toEqual([]);
});

test('every command in the documentation exists and knows its options', () => {
  const helps = helpTexts(readFileSync('docs/reference/cli.md', 'utf8'));
  const problems = files.flatMap(({ path, text }) =>
    commandMentions(text).flatMap(({ name, options }) => {
      if (!(name in scripts)) return [`${path}: npm run ${name}: is not in package.json.`];
      const known = new Set([...(helps.get(name) ?? '').matchAll(/--[a-z][\w-]*/g), ['--help']].flat());
      const unknown = options.filter((option) => !known.has(option));
      return unknown.map((option) => `${path}: npm run ${name}: ${option}: is not in its help.`);
    }),
  );
  expect(problems).toEqual([]);
});

test.each([
  { guide: 'text-pages', names: BLOCK_NAMES },
  { guide: 'leads', names: targetSchema.options.map(({ entries }) => entries.kind.literal) },
  { guide: 'analytics', names: Object.keys(NAMED_TOOLS) },
])('the guide "$guide" names all of $names', ({ guide, names }) => {
  const text = readFileSync(`docs/guides/${guide}.md`, 'utf8');
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});

test('the README is short', () => {
  expect(readFileSync('README.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});

test('the map of the code in the README has every folder of src, and no other', () => {
  const map = readFileSync('README.md', 'utf8').matchAll(/^src\/([\w-]+)\/ {2}/gm);
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect([...map].map(([, name]) => name).sort()).toEqual(folders.map(({ name }) => name).sort());
});

test('every document in docs/ can be reached from its index', () => {
  const reached = new Set(['docs/README.md']);
  for (const from of reached) {
    for (const target of linkTargets(readFileSync(from, 'utf8'))) {
      const path = new URL(target, `file:///${from}`).pathname.slice(1);
      if (/^docs\/.+\.md$/.test(path)) reached.add(path);
    }
  }
  const lost = files.map(({ path }) => path).filter((path) => path.startsWith('docs/') && !reached.has(path));
  expect(lost).toEqual([]);
});

/** The help text of each command from docs/reference/cli.md; another test checks that the file is current. */
function helpTexts(reference: string): Map<string, string> {
  const sections = reference.split(/^## npm (?:run )?/m).slice(1);
  return new Map(sections.map((section) => [section.split('\n', 1)[0] ?? '', section]));
}

test('"npm run docs:cli" would change nothing', async () => {
  const { file, text } = await renderCliReference();
  expect(await readFile(file, 'utf8')).toBe(text);
});
