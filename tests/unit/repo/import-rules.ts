import { importsOf, type SourceFile } from './source.ts';

interface Rule {
  /** What may be imported and run: folders of src, or single files of them. */
  readonly values: readonly string[];
  /** What may be imported with `import type` alone. */
  readonly types?: readonly string[];
  /** The packages that may be used; when left out, any. */
  readonly packages?: readonly string[];
  /** Whether Node's own modules (`node:fs`) may be used. */
  readonly node?: boolean;
}

const PARTS = ['components', 'search', 'domain', 'styles', 'leads/forms', 'leads/browser'];

/**
 * Which folder of src may import which (docs/architecture/overview.md). A folder may always import itself; what is not
 * here may not be imported. Rules of the trade lie at the bottom and know nothing of pages, servers or files.
 */
const ARROWS: Readonly<Record<string, Rule>> = {
  domain: { values: [], packages: ['valibot'] },
  stock: { values: ['domain'], node: true },
  search: { values: ['domain'], node: true },
  leads: { values: ['domain', 'webhooks', 'blobs'], node: true },
  rebuild: { values: ['blobs'], node: true },
  blobs: { values: [], node: true },
  brochure: { values: ['domain'], node: true },
  webhooks: { values: [], node: true },
  site: {
    values: [
      'domain',
      'stock',
      'search',
      'leads/forms/fields.ts',
      'leads/forms/forms.ts',
      'leads/delivery/target-schema.ts',
      'leads/reserve/reserve-schema.ts',
      'templates/palettes.ts',
      'templates/defaults.ts',
    ],
    node: true,
  },
  styles: { values: [] },
  client: { values: [], packages: ['astro', '@astrojs/react'] },
  components: { values: ['styles'] },
  features: { values: PARTS, types: ['site', 'stock', 'brochure'] },
  layouts: { values: [...PARTS, 'features', 'templates'], types: ['site', 'stock'] },
  templates: { values: [...PARTS, 'features'], types: ['site', 'stock'] },
  pages: {
    values: [...PARTS, 'features', 'layouts', 'templates', 'site', 'stock', 'leads'],
    node: true,
  },
  functions: {
    values: ['site', 'stock', 'leads', 'rebuild', 'webhooks', 'domain', 'brochure'],
    node: true,
  },
  host: { values: ['functions', 'rebuild'], node: true },
};

/** Files of src itself belong to the pages: Astro's middleware and the types of `Astro.locals`. */
const ROOT_FOLDER = 'pages';

/** An island is sent to the browser with all it imports: given a site's config, it would ship all of it. */
const ISLAND = /\.island\.tsx?$/;

/** One line for every import that goes against the arrows: `file:line: what is wrong. what to write instead.` */
export function importProblems(file: SourceFile): string[] {
  return importsOf(file).flatMap(({ specifier, line, typeOnly }) => {
    const problem =
      relativeProblem(specifier) ??
      witnessProblem(file.path, specifier) ??
      (file.path.startsWith('src/') ? arrowProblem(file.path, specifier, typeOnly) : undefined);
    return problem ? [`${file.path}:${line}: ${problem}`] : [];
  });
}

/** What answers are held against must share no code with what answers: agreeing would mean nothing. */
const WITNESSES = ['tests/oracle/', 'tests/support/typesense-server/'];

function witnessProblem(path: string, specifier: string): string | undefined {
  if (!WITNESSES.some((folder) => path.startsWith(folder))) return undefined;
  if (specifier.startsWith('./') || specifier.startsWith('node:')) return undefined;
  return `imports "${specifier}", but is what the search is tested against. Write its own plain code here.`;
}

function relativeProblem(specifier: string): string | undefined {
  return specifier.split('/').includes('..')
    ? `imports "${specifier}". Write the # alias of a file in another folder, such as "#domain/car/price.ts".`
    : undefined;
}

function arrowProblem(path: string, specifier: string, typeOnly: boolean): string | undefined {
  const folder = folderOf(path);
  const rule = ARROWS[folder];
  if (!rule) return `lies in src/${folder}, which is not in the table of imports. Add the folder to ARROWS.`;
  if (specifier.startsWith('./')) return undefined;
  if (specifier.startsWith('#')) return ownProblem({ path, folder, rule, specifier, typeOnly });
  if (specifier.startsWith('node:')) {
    return rule.node
      ? undefined
      : `${folder} may not use ${specifier}: it also runs in browsers. Take what it gives as an argument.`;
  }
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  return !rule.packages || rule.packages.includes(name)
    ? undefined
    : `${folder} may not use the package ${name}. It may use: ${rule.packages.join(', ')}.`;
}

function ownProblem(mention: {
  path: string;
  folder: string;
  rule: Rule;
  specifier: string;
  typeOnly: boolean;
}): string | undefined {
  const { path, folder, rule, specifier, typeOnly } = mention;
  const target = specifier.slice(1).replace(/\?.*$/, '');
  const within = (allowed: string) => target === allowed || target.startsWith(`${allowed}/`);
  if (ISLAND.test(path) && within('site') && !typeOnly) {
    return `an island may not import ${specifier}: the whole configuration would go to the browser. Pass props.`;
  }
  if (within(folder) || rule.values.some(within)) return undefined;
  if (rule.types?.some(within)) {
    return typeOnly
      ? undefined
      : `${folder} may only import types of ${specifier}. Write "import type", or pass the value.`;
  }
  const allowed =
    [...rule.values, ...(rule.types ?? []).map((name) => `types of ${name}`)].join(', ') || 'nothing';
  return `${folder} may not import ${specifier}. It may import: ${allowed}.`;
}

function folderOf(path: string): string {
  const [, folder = '', file] = path.split('/');
  return file === undefined ? ROOT_FOLDER : folder;
}
