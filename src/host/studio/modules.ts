import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** Where browsers find packages: '/admin/modules/immutable/dist/immutable.es.js'. */
const FOLDER = '/admin/modules/';

/** The modules that the CMS imports by name, by their files. Others are for fields that the studio does not have. */
const MODULES: Readonly<Record<string, string>> = {
  '@sveltia/cms': '@sveltia/cms/npm/index.js',
  immutable: 'immutable/dist/immutable.es.js',
  'exifr/dist/lite.esm.mjs': 'exifr/dist/lite.esm.mjs',
  'svgo/browser': 'svgo/dist/svgo.browser.js',
  'turndown/lib/turndown.browser.es.js': 'turndown/lib/turndown.browser.es.js',
};

/** Their addresses, for an import map. */
export function listModules(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(MODULES).map(([name, file]) => [name, FOLDER + file]));
}

/** The file at an address of a module, or of what lies beside it, such as its typefaces; undefined for every other address. */
export function findModuleFile(path: string): string | undefined {
  const asked = path.startsWith(FOLDER) ? path.slice(FOLDER.length) : '';
  const module = Object.values(MODULES).find((file) => asked.startsWith(`${dirname(file)}/`));
  if (module === undefined || asked.split('/').includes('..')) return undefined;
  const [, name = '', rest = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(asked) ?? [];
  const folder = findPackage('@sveltia/cms', import.meta.url);
  const own = name === '@sveltia/cms' ? folder : folder && findPackage(name, join(folder, 'package.json'));
  return own && join(dirname(own), rest);
}

/** The package.json of a package; undefined where it is not installed, which must not keep the host from starting. */
function findPackage(name: string, from: string): string | undefined {
  try {
    return findPackageJSON(name, from);
  } catch {
    return undefined;
  }
}
