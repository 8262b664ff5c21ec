import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { resolveDealerImport } from '#site/dealer-imports.ts';

const PROJECT = pathToFileURL(`${resolve('.')}/`).href;

/** What Node is asked in the end, and what it is answered. */
function resolveFrom(parentURL: string | undefined, specifier: string, format?: string | null) {
  const context = { parentURL, conditions: [], importAttributes: {} };
  const asked: string[] = [];
  const found = resolveDealerImport(specifier, context, (url) => {
    asked.push(url);
    return { url, format };
  });
  return { asked, found };
}

test.each([
  ['a dealer elsewhere', 'file:///srv/dealers/isuzu/site.ts', `${PROJECT}src/site/define-site.ts`],
  [
    'a folder beside the project, named alike',
    `${PROJECT.slice(0, -1)}-dealers/a/site.ts`,
    `${PROJECT}src/site/define-site.ts`,
  ],
  ['a dealer of the project', `${PROJECT}sites/isuzu/site.ts`, '#site/define-site.ts'],
  ['what is no file', 'node:repl', '#site/define-site.ts'],
  ['the command line', undefined, '#site/define-site.ts'],
])('the alias in %s leads to the project’s own file', (_, parentURL, asked) => {
  expect(resolveFrom(parentURL, '#site/define-site.ts').asked).toEqual([asked]);
});

test.each(['./prices.ts', 'node:path', '#sites/define-site.ts', '#domain/car/car.ts'])(
  'anything else that a dealer imports is as Node finds it: %s',
  (specifier) => {
    const { asked, found } = resolveFrom('file:///srv/dealers/isuzu/site.ts', specifier);
    expect(asked).toEqual([specifier]);
    expect(found).toEqual({ url: specifier, format: undefined });
  },
);

test.each([
  ['file:///srv/dealers/isuzu/site.ts', undefined, 'module-typescript'],
  ['file:///srv/dealers/isuzu/site.ts?changed=1', null, 'module-typescript'],
  ['file:///srv/dealers/isuzu/site.ts', 'commonjs-typescript', 'commonjs-typescript'],
  ['file:///srv/dealers/isuzu/my-site.ts', undefined, undefined],
  ['file:///srv/dealers/isuzu/site.tsx', undefined, undefined],
  ['./site.ts', undefined, undefined],
  ['/srv/dealers/isuzu/site.ts', undefined, undefined],
])(
  'a site.ts is a module of TypeScript unless a package.json says otherwise: %s, %s',
  (file, given, format) => {
    const { found } = resolveFrom(`${PROJECT}src/site/read-config.ts`, file, given);
    expect(found).toEqual({ url: file, format });
  },
);
