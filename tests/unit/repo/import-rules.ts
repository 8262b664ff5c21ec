import { importsOf, type SourceFile } from './source.ts';

interface Rule {
  /** The folders of src, or single files in them, that may be imported as values. */
  readonly values: readonly string[];
  /** The folders and files that may be imported only with `import type`. */
  readonly types?: readonly string[];
  /** The allowed packages; default: any. */
  readonly packages?: readonly string[];
  /** Whether Node's own modules (`node:fs`) may be used. */
  readonly node?: boolean;
}

/** The parts of the leads code that browser code may use: the forms and the outbox. */
const LEADS_IN_BROWSERS = ['leads/forms', 'leads/outbox'];

/** The escaping of markup, which needs nothing of a server. */
const MARKUP = 'platform/markup.ts';

/** The data of the templates. Whatever differs by template may import it: it imports only types. */
export const TEMPLATE_REGISTRY = 'templates/registry.ts';
const TEMPLATE_DATA = /^src\/templates\/(?:(?:[^/]+\/)?template|registry)\.ts$/;

/** What functions and the host share. */
const SERVER = ['brochure', 'published-site', 'build-queue', 'operations'];

/**
 * The allowed imports between folders of src, from the bottom layer up (docs/architecture/overview.md). A folder may
 * always import itself; anything not listed is forbidden.
 */
const ARROWS: Readonly<Record<string, Rule>> = {
  // The bottom layer: domain rules, independent of pages, servers or files; and the basics of every server program.
  domain: { values: [], packages: ['valibot'] },
  platform: { values: [], node: true },
  // Engines. Stock and site configuration are read from files, never in a browser.
  stock: { values: ['domain', 'platform'], node: true },
  search: { values: ['domain'], node: true },
  leads: { values: ['domain', 'platform'], node: true },
  // The dealer's site.
  site: {
    values: [
      'domain',
      'platform',
      'stock',
      'search',
      'leads/forms/fields.ts',
      'leads/forms/forms.ts',
      'leads/delivery/target-schema.ts',
      'leads/reserve/reserve-schema.ts',
      TEMPLATE_REGISTRY,
    ],
    node: true,
  },
  // The pages.
  browser: { values: [], types: ['domain'] },
  ui: { values: ['domain'] },
  features: {
    values: ['browser', 'ui', 'search', 'domain', MARKUP, ...LEADS_IN_BROWSERS, TEMPLATE_REGISTRY],
    types: ['site'],
  },
  screens: {
    values: ['features', 'browser', 'ui', 'search', 'domain', ...LEADS_IN_BROWSERS],
    types: ['site'],
  },
  templates: { values: ['features', 'ui', 'search', 'domain'], types: ['site'] },
  'template data': {
    values: [],
    types: ['templates/template.ts', 'features/car-card/card-layout.ts', 'site'],
  },
  client: {
    values: ['domain', 'browser'],
    packages: ['astro', '@astrojs/react', 'react', '@oddbird/popover-polyfill', '@vitejs/plugin-react'],
  },
  layouts: {
    values: ['client', 'templates', 'features', 'ui', 'domain', 'site/link-previews.ts'],
    types: ['site'],
  },
  pages: { values: ['layouts', 'templates', 'screens', 'features', 'site', 'search', 'domain'], node: true },
  // The server: what functions and the host share, then both.
  brochure: {
    values: ['platform', 'domain', TEMPLATE_REGISTRY],
    types: ['templates/template.ts'],
    node: true,
  },
  'published-site': { values: ['brochure', 'leads', 'platform', 'domain'], node: true },
  'build-queue': { values: ['platform', 'domain'], node: true },
  operations: { values: ['published-site', 'build-queue', 'leads', 'platform', 'domain'], node: true },
  // One function searches: it leads the words of a form without scripts to what they mean.
  functions: { values: [...SERVER, 'leads', 'search', 'platform', 'domain'], node: true },
  host: { values: ['functions', ...SERVER, 'platform', 'domain', TEMPLATE_REGISTRY], node: true },
};

/** Screens are one folder per page kind: code that two of them share belongs in a feature. */
const SCREEN = /^src\/screens\/([^/]+)\//;

/** Files of src itself belong to the pages: Astro's middleware and the types of `Astro.locals`. */
const ROOT_FOLDER = 'pages';

/** An island is shipped with all its imports: importing a site's config would ship all of it. */
const ISLAND = /\.island\.tsx?$/;

/** The reference implementation must share no code with the engines it checks: agreement would mean nothing. */
const WITNESSES = ['tests/reference-search/', 'tests/support/servers/typesense/'];

/** One line for each forbidden import: `file:line: problem. Fix.` */
export function importProblems(file: SourceFile): string[] {
  // Most files outside of src can break no rule: parsing them would take most of the time.
  const isFree = !file.path.startsWith('src/') && !WITNESSES.some((folder) => file.path.startsWith(folder));
  if (isFree && !/['"`/]\.\.['"`/]/.test(file.text)) return [];
  return importsOf(file).flatMap(({ specifier, line, typeOnly }) => {
    const problem =
      relativeProblem(specifier) ??
      witnessProblem(file.path, specifier) ??
      (file.path.startsWith('src/') ? arrowProblem(file.path, specifier, typeOnly) : undefined);
    return problem ? [`${file.path}:${line}: ${problem}`] : [];
  });
}

function witnessProblem(path: string, specifier: string): string | undefined {
  if (!WITNESSES.some((folder) => path.startsWith(folder))) return undefined;
  if (specifier.startsWith('./') || specifier.startsWith('node:')) return undefined;
  return `imports "${specifier}", but is what the search is tested against. Write its own plain code here.`;
}

function relativeProblem(specifier: string): string | undefined {
  return specifier.split('/').includes('..')
    ? `imports "${specifier}". Write the # alias of a file in another folder, such as "#domain/car/price/price.ts".`
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
  if (ISLAND.test(path) && (within('site') || within(TEMPLATE_REGISTRY)) && !typeOnly) {
    return `an island may not import ${specifier}: all of it would go to the browser. Pass props.`;
  }
  const screen = SCREEN.exec(path)?.[1];
  if (screen && within('screens') && !within(`screens/${screen}`))
    return `screens may not import each other (${specifier}). Move what both need to a feature.`;
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
  if (TEMPLATE_DATA.test(path)) return 'template data';
  const [, folder = '', file] = path.split('/');
  return file === undefined ? ROOT_FOLDER : folder;
}
