import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AREAS, readRows } from '#tests/spec/read-rows.ts';
import { anchorsOf } from './markdown.ts';

const FOLDERS = ['docs', 'scripts', 'src', 'tests'];
const TEXT_FILE = /\.(?:tsx?|mjs|astro|css|md|tsv)$/;
const MENTION = new RegExp(`\\b(?:T|${Object.keys(AREAS).join('|')})-\\d{2}\\b`, 'g');

const requirements = readRows(readFileSync('tests/spec/rows.tsv', 'utf8')).rows.map(({ id }) =>
  id.toLowerCase(),
);
const documented = new Set([...requirements, ...anchorsOf(readFileSync('docs/readings.md', 'utf8'))]);

/** One line for each id of a text that is neither a requirement nor a reading. */
function unresolved(path: string, text: string): string[] {
  const ids = new Set(text.match(MENTION));
  return [...ids]
    .filter((id) => !documented.has(id.toLowerCase()))
    .map((id) => `${path}: ${id}: is in neither tests/spec/rows.tsv nor docs/readings.md.`);
}

test('every requirement and reading that a file mentions exists', () => {
  const problems = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((path) => TEXT_FILE.test(path) && !path.includes('/node_modules/'))
      .flatMap((path) => unresolved(path, readFileSync(path, 'utf8'))),
  );
  expect(problems).toEqual([]);
});

/** Names of documents that are not in the project. */
const ELSEWHERE = /\b(?:spec|design) \d/i;

test('no file refers to a document that is not in the project', () => {
  const problems = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((path) => TEXT_FILE.test(path) && !path.includes('/node_modules/'))
      .flatMap((path) =>
        readFileSync(path, 'utf8')
          .split('\n')
          .flatMap((line, index) => (ELSEWHERE.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
      ),
  );
  expect(problems).toEqual([]);
});
