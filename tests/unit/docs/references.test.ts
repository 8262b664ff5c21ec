import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AREAS } from '#tests/spec/read-rows.ts';
import { anchorsOf } from './markdown.ts';

const FOLDERS = ['docs', 'scripts', 'src', 'tests'];
const TEXT_FILE = /\.(?:tsx?|mjs|astro|css|md|tsv)$/;
/** Contains ids that are not requirements, to test that they are rejected. */
const EXCEPTIONS = new Set(['tests/unit/support/spec-rows.test.ts', 'tests/unit/docs/references.test.ts']);
const MENTION = new RegExp(`\\b(?:T|${Object.keys(AREAS).join('|')})-\\d{2}\\b`, 'g');

const documented = ['docs/requirements.md', 'docs/readings.md'].map(
  (file) => [file, anchorsOf(readFileSync(file, 'utf8'))] as const,
);

/** One line for each id of a text that is neither a requirement nor a reading. */
function unresolved(path: string, text: string): string[] {
  const ids = new Set(text.match(MENTION));
  return [...ids]
    .filter((id) => documented.every(([, anchors]) => !anchors.has(id.toLowerCase())))
    .map((id) => `${path}: ${id}: is in neither docs/requirements.md nor docs/readings.md.`);
}

test('every requirement and reading that a file mentions exists', () => {
  const problems = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((path) => TEXT_FILE.test(path) && !EXCEPTIONS.has(path) && !path.includes('/node_modules/'))
      .flatMap((path) => unresolved(path, readFileSync(path, 'utf8'))),
  );
  expect(problems).toEqual([]);
});

test.each([
  ['(T-51, SRCH-29)', []],
  ['T-00 and PROD-99', ['T-00', 'PROD-99']],
  ['UTC-10, T-5, POST-12', []],
])('ids in %j that lead nowhere: %j', (text, ids) => {
  expect(unresolved('a.ts', text)).toEqual(
    ids.map((id) => `a.ts: ${id}: is in neither docs/requirements.md nor docs/readings.md.`),
  );
});

/** Names of documents that are not in the project. */
const ELSEWHERE = /\b(?:spec|design) \d/i;

test('no file refers to a document that is not in the project', () => {
  const problems = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((path) => TEXT_FILE.test(path) && !EXCEPTIONS.has(path) && !path.includes('/node_modules/'))
      .flatMap((path) =>
        readFileSync(path, 'utf8')
          .split('\n')
          .flatMap((line, index) => (ELSEWHERE.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
      ),
  );
  expect(problems).toEqual([]);
});
