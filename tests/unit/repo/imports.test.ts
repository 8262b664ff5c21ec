import { expect, test } from 'vitest';
import { DEMO_DEALERS } from '#scripts/demo/demo-dealers.ts';
import { importProblems } from './import-rules.ts';
import { sourceFiles } from './source.ts';

const files = sourceFiles(process.cwd(), [
  'src',
  'scripts',
  'tests',
  ...DEMO_DEALERS.map((slug) => `sites/${slug}`),
]);

test('imports follow the allowed directions', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap(importProblems)).toEqual([]);
});

test.each([
  ['src/domain/car/a.ts', "import { b } from '#domain/hours/b.ts';"],
  ['src/domain/car/a.ts', "import * as v from 'valibot';"],
  ['src/site/a.ts', "import { palettes } from '#site/theme/templates/palettes.ts';"],
  ['src/features/car/a.ts', "import type { Site } from '#site/site.ts';"],
  ['src/features/car/a.ts', "import { type Site } from '#site/site.ts';"],
  ['src/features/car/A.astro', "---\nimport B from './B.astro';\n---\n<B />"],
  ['src/templates/classic/a.ts', "import sheet from './classic.css?url';"],
  [
    'src/middleware.ts',
    "import { readFile } from 'node:fs/promises';\nimport { loadSite } from '#site/load-site.ts';",
  ],
  ['scripts/build.ts', "import { renderPages } from './build/render-pages.ts';"],
  [
    'tests/support/servers/typesense/a.ts',
    "import { createHmac } from 'node:crypto';\nimport { b } from './b.ts';",
  ],
])('%s may say %j', (path, text) => {
  expect(importProblems({ path, text })).toEqual([]);
});

test.each([
  [
    'src/domain/a.ts',
    "import { b } from '#site/b.ts';",
    ':1: domain may not import #site/b.ts. It may import: nothing.',
  ],
  ['src/domain/a.ts', "import type { B } from '#site/b.ts';", ':1: domain may not import #site/b.ts.'],
  ['src/domain/a.ts', "\nimport { readFile } from 'node:fs';", ':2: domain may not use node:fs'],
  ['src/domain/a.ts', "import { useState } from 'react';", ':1: domain may not use the package react.'],
  ['src/domain/a.ts', "import { z } from '@scope/name/deep';", 'domain may not use the package @scope/name.'],
  [
    'src/domain/a.ts',
    "export const b = await import('#stock/b.ts');",
    ':1: domain may not import #stock/b.ts.',
  ],
  ['src/domain/a.ts', "export { b } from '#stock/b.ts';", ':1: domain may not import #stock/b.ts.'],
  ['src/domain/a.ts', "export type A = import('#stock/b.ts').B;", ':1: domain may not import #stock/b.ts.'],
  [
    'src/site/a.ts',
    "import { Header } from '#templates/index.ts';",
    'site may not import #templates/index.ts.',
  ],
  ['src/browser/a.ts', "import { b } from '#domain/b.ts';", 'browser may only import types of #domain/b.ts.'],
  [
    'src/screens/offers/a.ts',
    "import { b } from '#screens/parts/b.ts';",
    'screens may not import each other (#screens/parts/b.ts).',
  ],
  [
    'src/features/a.ts',
    "import { loadSite } from '#site/load-site.ts';",
    'features may only import types of #site',
  ],
  ['src/features/a.ts', "import { run } from '#scripts/run.ts';", 'features may not import #scripts/run.ts.'],
  ['src/features/a.ts', "import { b } from '../car/b.ts';", 'imports "../car/b.ts". Write the # alias'],
  [
    'tests/unit/a.test.ts',
    "import { b } from '../other/b.ts';",
    'imports "../other/b.ts". Write the # alias',
  ],
  ['src/features/A.island.tsx', "import { site } from '#site/a.ts';", 'an island may not import #site/a.ts'],
  [
    'src/features/A.astro',
    "---\n\nimport a from '#site/a.ts';\n---\n<p/>",
    ':3: features may only import types',
  ],
  [
    'src/features/A.astro',
    "<p/>\n<script>\nimport a from '#site/a.ts';\n</script>",
    ':3: features may only import',
  ],
  [
    'tests/reference-search/a.ts',
    "import { tokenize } from '#search/engines/embedded/tokens.ts';",
    ':1: imports "#search/engines/embedded/tokens.ts", but is what the search is tested against.',
  ],
  [
    'tests/support/servers/typesense/a.ts',
    "import type { SearchParams } from '#search/query/search-client.ts';",
    ':1: imports "#search/query/search-client.ts", but is what the search is tested against.',
  ],
  [
    'src/oddments/a.ts',
    "import { b } from '#domain/b.ts';",
    'lies in src/oddments, which is not in the table',
  ],
])('%s may not say %j', (path, text, problem) => {
  expect(importProblems({ path, text })).toEqual([expect.stringContaining(problem)]);
  expect(importProblems({ path, text })[0]).toMatch(new RegExp(`^${path}:`));
});
