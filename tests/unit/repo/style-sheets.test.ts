import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { TEMPLATE_NAMES } from '#templates/registry.ts';
import { importsOf, sourceFiles } from './source.ts';

/** The style sheets with unlayered rules, which override every template, each with the reason. */
const WITHOUT_LAYER: Readonly<Record<string, string>> = {
  'src/features/map/leaflet-map.css': "Leaflet's own style sheet has no layer, and ours corrects it",
  'src/features/recently-viewed/recently-viewed.css':
    'Added after the page has loaded; alike in every template',
  'src/ui/faq/faq.css': 'Alike in every template',
  ...Object.fromEntries(
    TEMPLATE_NAMES.map((name) => [
      `src/templates/${name}/fonts.css`,
      'Typefaces alone, which no layer holds',
    ]),
  ),
};

interface SheetImport {
  readonly path: string;
  readonly layered: boolean;
}

/** The project's own style sheets that one imports. */
function importsOfSheet(path: string, css: string): SheetImport[] {
  return [...css.matchAll(/@import "([#.][^"]+)"([^;]*);/g)].map(([, specifier = '', rest = '']) => ({
    path: resolveSheet(path, specifier),
    layered: rest.includes('layer('),
  }));
}

/** The prelude of each top-level rule or block, without statements such as `@import`. */
function outermostPreludes(css: string): string[] {
  const preludes: string[] = [];
  let depth = 0;
  let prelude = '';
  for (const char of css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/@(?:import|layer)[^;{]*;/g, '')) {
    if (char === '}') depth -= 1;
    else if (char === '{' && depth++ === 0) {
      preludes.push(prelude.trim());
      prelude = '';
    } else if (depth === 0) prelude += char;
  }
  return preludes;
}

function resolveSheet(from: string, specifier: string): string {
  return specifier.startsWith('#') ? `src/${specifier.slice(1)}` : posix.join(posix.dirname(from), specifier);
}

const sheets = new Map(
  globSync('src/**/*.css').map((name) => {
    const path = name.replaceAll('\\', '/');
    return [path, readFileSync(name, 'utf8')];
  }),
);
const imported = [...sheets].flatMap(([path, css]) => importsOfSheet(path, css));

test('every style sheet is imported by a template or linked by the code beside it', () => {
  const linked = sourceFiles(process.cwd(), ['src', 'scripts'])
    .filter(({ text }) => text.includes('.css?url'))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ specifier }) => specifier.endsWith('.css?url'))
        .map(({ specifier }) => resolveSheet(file.path, specifier.replace('?url', ''))),
    );
  const ofTemplates = ['style', 'car-page'].flatMap((name) => globSync(`src/templates/*/${name}.css`));
  const used = new Set([...linked, ...ofTemplates, ...imported.map(({ path }) => path)]);
  expect(sheets.size).toBeGreaterThan(50);
  expect([...sheets.keys()].filter((path) => !used.has(path))).toEqual([]);
  expect([...used].filter((path) => !sheets.has(path))).toEqual([]);
});

test('only the style sheets of templates and of kinds of page import others: the order of the cascade is theirs', () => {
  const importers = [...sheets].filter(([path, css]) => importsOfSheet(path, css).length > 0);
  expect(
    importers.map(([path]) => path).filter((path) => !/^src\/templates\/|-page\.css$/.test(path)),
  ).toEqual([]);
});

test('every rule is in one layer: that of its import, or else of its own style sheet', () => {
  const layered = new Set(imported.filter((sheet) => sheet.layered).map(({ path }) => path));
  const problems = [...sheets].flatMap(([path, css]) => {
    const preludes = outermostPreludes(css);
    if (layered.has(path))
      return preludes.some((prelude) => prelude.startsWith('@layer'))
        ? [`${path}: is imported into a layer and names one too. Remove one of the two.`]
        : [];
    return path in WITHOUT_LAYER || preludes.every((prelude) => prelude.startsWith('@layer'))
      ? []
      : [`${path}: has rules in no layer. Write them in @layer parts { … }.`];
  });
  expect(problems).toEqual([]);
});

test('every style sheet listed without a layer has rules in none', () => {
  const layered = (path: string) =>
    outermostPreludes(sheets.get(path) ?? '').every((prelude) => prelude.startsWith('@layer'));
  expect(Object.keys(WITHOUT_LAYER).filter(layered)).toEqual([]);
});
