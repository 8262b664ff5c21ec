import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findReason, pickMutated } from '#scripts/mutation/mutated-files.ts';
import { readCode } from '#scripts/mutation/run-stryker.ts';

const file = (path: string, text = 'export const a = 1;') => ({ path, text });
const feature = (text: string) => file('src/features/car/a.ts', text);

test.each([
  ['src/features/car/CarCard.tsx', 'components'],
  ['src/features/car/a.island.ts', 'islands'],
  ['src/leads/outbox/a.island.ts', 'islands'],
  ['src/features/car/use-a.ts', 'hooks'],
  ['src/search/instantsearch/stubs/a.ts', 'stubs'],
  ['src/leads/store/postgres/a.ts', 'database'],
])('%s is not mutated by its name: %s', (path, reason) => {
  expect(findReason(file(path))).toBe(reason);
});

test.each([
  'src/features/car/a.ts',
  'src/features/car/reuse-a.ts',
  'src/search/instantsearch/a.ts',
  'src/leads/store/a.ts',
  'src/leads/store/postgres.ts',
])('%s is mutated', (path) => {
  expect(findReason(file(path))).toBeUndefined();
});

test.each([
  "import { useState } from 'react';",
  "import type { A } from './a.ts';\nimport { atom } from 'nanostores';",
  "import {\n  useStore,\n} from '@nanostores/react';",
  "import { createRoot } from 'react-dom/client';",
  "import useCarousel from 'embla-carousel-react';",
  "import '@vitejs/plugin-react/preamble';",
  "const load = () => import('react-leaflet');",
  "export { memo } from 'react';",
  "import { announce } from '#browser/announce.ts';",
])('a feature with %j belongs to a page', (text) => {
  expect(findReason(feature(text))).toBe('react');
});

test.each([
  "import type { ReactNode } from 'react';",
  "import type {\n  ReactNode,\n} from 'react';",
  "import { logWarning } from '#browser/log.ts';",
  "import { storageKey } from '#browser/storage.ts';",
  "import { react } from './react.ts';",
  "import { react } from '#domain/react.ts';",
])('a feature with %j does not', (text) => {
  expect(findReason(feature(text))).toBeUndefined();
});

test.each([
  'document.title = a;',
  "if (typeof window !== 'undefined') a();",
  'localStorage.setItem(a, b);',
  "readStored(window).set('a');",
  'const { search } = new URL(location.href);',
  'requestAnimationFrame(a);',
  'new DOMParser();',
  'function a(link: HTMLAnchorElement) {}',
  'export const a = `<script>document.title</script>`;',
])('a feature with %j runs in browsers', (text) => {
  expect(findReason(feature(text))).toBe('browser');
});

test.each([
  '// document.title is the title.',
  '/**\n * Reads document.title.\n */',
  "import { toDocument } from '#search/engines/document.ts';",
  'const { location } = car;\na(location.id);',
  'const documents = index.documents;',
  'const body = new FormData();',
])('a feature with %j does not need one', (text) => {
  expect(findReason(feature(text))).toBeUndefined();
});

test('only features are read: elsewhere a document is a search document', () => {
  expect(findReason(file('src/search/a.ts', 'add(document.id);'))).toBeUndefined();
});

test('the files left out are counted, with each reason', () => {
  expect(
    pickMutated([
      file('src/features/a.ts'),
      file('src/features/A.tsx'),
      file('src/features/B.tsx'),
      feature('document.title = a;'),
      file('src/features/c.ts'),
    ]),
  ).toEqual({
    mutated: ['src/features/a.ts', 'src/features/c.ts'],
    leftOut:
      '3 of 5 files are not mutated, as other tests than unit tests prove them: 2 components, 1 with what only browsers have.',
  });
});

test('where none is left out, nothing is said', () => {
  expect(pickMutated([file('src/domain/a.ts')])).toEqual({
    mutated: ['src/domain/a.ts'],
    leftOut: undefined,
  });
});

test('a folder stands for all TypeScript files below it, a file for itself', async () => {
  const root = await mkdtemp(join(tmpdir(), 'mutated-files-'));
  try {
    await mkdir(join(root, 'inner'));
    for (const name of ['b.ts', 'a.tsx', 'inner/c.ts', 'types.d.ts', 'style.css'])
      await writeFile(join(root, name), name);
    const listed = await readCode(root);
    expect(listed.map(({ path }) => path.slice(root.length + 1))).toEqual(['a.tsx', 'b.ts', 'inner/c.ts']);
    expect(await readCode(join(root, 'b.ts'))).toEqual([{ path: join(root, 'b.ts'), text: 'b.ts' }]);
  } finally {
    await rm(root, { recursive: true });
  }
});
