import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, test } from 'vitest';
import { resolveDealerImport } from '#site/dealer-imports.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const run = promisify(execFile);

let dealers: string;

beforeEach(async () => {
  dealers = await makeTemporaryFolder();
});

async function command(script: string, ...args: string[]) {
  const env = { ...process.env, SITES_DIR: dealers };
  const { stdout, stderr } = await run(process.execPath, [`scripts/${script}.ts`, ...args], { env }).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  return { stdout, stderr };
}

/** A new dealer without stock, so that a check has nothing to miss. */
async function addDealer(): Promise<string> {
  const site = `import { defineSite } from '#site/define-site.ts';

export default defineSite({
  slug: 'isuzu',
  name: 'Isuzu of Cairns',
  template: 'classic',
  url: 'https://www.isuzucairns.com.au',
  description: 'Trucks in Cairns.',
  brand: { colour: '#0b49c4' },
  home: { heading: 'Trucks' },
  stock: false,
});
`;
  await mkdir(join(dealers, 'isuzu'));
  const file = join(dealers, 'isuzu', 'site.ts');
  await writeFile(file, site);
  return file;
}

test.each([
  ['without a package.json', undefined],
  ['with one that names no type of module', '{}'],
])(
  'a dealer in a folder outside the project, %s, imports defineSite by the alias; packages beside it are no dealers',
  async (_, manifest) => {
    await addDealer();
    if (manifest !== undefined) await writeFile(join(dealers, 'package.json'), manifest);
    await mkdir(join(dealers, 'node_modules'));
    const { stdout, stderr } = await command('site-check');
    expect(stderr).not.toMatch(/Cannot find|Warning:/);
    expect(stdout).toContain('isuzu');
    expect(stdout + stderr).not.toContain('node_modules');
  },
);

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
  ['file:///srv/dealers/templates/modern/template.ts', undefined, 'module-typescript'],
  ['./site.ts', undefined, undefined],
  ['/srv/dealers/isuzu/site.ts', undefined, undefined],
])(
  'a site.ts is a module of TypeScript unless a package.json says otherwise: %s, %s',
  (file, given, format) => {
    const { found } = resolveFrom(`${PROJECT}src/site/read-config.ts`, file, given);
    expect(found).toEqual({ url: file, format });
  },
);

describe('forecourt/config', () => {
  test('is found by a dealer elsewhere, also where the package is not installed', () => {
    const { asked } = resolveFrom('file:///srv/dealers/isuzu/site.ts', 'forecourt/config');
    expect(asked).toEqual([`${PROJECT}src/site/define-site.ts`]);
  });

  test('is what package.json exports', () => {
    expect(import.meta.resolve('forecourt/config')).toBe(`${PROJECT}src/site/define-site.ts`);
  });
});

describe('a package that is not found', () => {
  const resolveMissing = (parentURL: string, specifier: string) => {
    const asked: (string | undefined)[] = [];
    const context = { parentURL, conditions: [], importAttributes: {} };
    const find = () =>
      resolveDealerImport(specifier, context, (url, from) => {
        asked.push(from?.parentURL);
        if (asked.length === 1) throw new Error('ERR_MODULE_NOT_FOUND');
        return { url };
      });
    return { asked, find };
  };

  test.each(['react', '@nanostores/react', 'react-dom/server'])(
    'beside the project is found beside the platform: %s',
    (specifier) => {
      const { asked, find } = resolveMissing('file:///srv/dealers/.astro-build/server/entry.mjs', specifier);
      expect(find()).toMatchObject({ url: specifier });
      expect(asked).toEqual(['file:///srv/dealers/.astro-build/server/entry.mjs', PROJECT]);
    },
  );

  test.each([
    ['file:///srv/dealers/isuzu/site.ts', './prices.ts'],
    ['file:///srv/dealers/isuzu/site.ts', 'file:///srv/dealers/other.ts'],
    [`${PROJECT}scripts/build.ts`, 'react'],
  ])('by %s is an error: %s', (parentURL, specifier) => {
    expect(resolveMissing(parentURL, specifier).find).toThrow('ERR_MODULE_NOT_FOUND');
  });
});
