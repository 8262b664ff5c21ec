import { readFile } from 'node:fs/promises';
import { formatHex, parse } from 'culori';
import type { Url } from 'lightningcss';
import { SiteError } from '#site/errors/site-error.ts';
import { findUnreadablePairs } from './contrast-pairs.ts';
import { BRAND_ROLES, type ColourMode, PALETTE_ROLES, type ThemeColours } from './palette.ts';
import type { Theme } from './theme.ts';

/** The baseline's Safari 16.4 as lightningcss writes versions. */
const TARGETS = { safari: (16 << 16) | (4 << 8) };

/** Roles whose contrast is measured on one opaque colour. */
const MEASURED_ROLES: readonly string[] = [...PALETTE_ROLES, ...BRAND_ROLES].filter(
  (role) => role !== 'shadow' && role !== 'cut-out',
);

/**
 * Appends a dealer's `brand.css` to its theme, where it wins over every other rule; the theme as it is if there is no such file.
 * `url(assets/<name>)` becomes the published address of that asset. Throws SiteError with a line for each mistake: syntax, files from
 * elsewhere, colours that are not set as roles, and roles that can't be read on each other.
 */
export async function addBrandSheet(
  theme: Theme,
  file: string,
  assets: ReadonlyMap<string, string>,
): Promise<Theme> {
  const code = await readFile(file).catch(() => undefined);
  if (!code) return theme;
  const { css, problems } = await minify(file, code, assets);
  problems.push(...findColourProblems(css, theme));
  if (problems.length > 0) throw new SiteError(problems.map((problem) => `${file}: ${problem}`));
  return { ...theme, css: `${theme.css}\n${css}` };
}

async function minify(file: string, code: Buffer, assets: ReadonlyMap<string, string>) {
  // Most dealers have no sheet, and it is a large module.
  const { transform } = await import('lightningcss');
  const problems: string[] = [];
  const elsewhere = (line: number, text: string) =>
    problems.push(
      `line ${line}: ${text}: is not in assets/. Put the file there and write url(assets/<name>).`,
    );
  const publish = (address: Url): Url => {
    const asset = address.url.startsWith('assets/')
      ? assets.get(address.url.slice('assets/'.length))
      : undefined;
    if (!asset && !address.url.startsWith('data:')) elsewhere(address.loc.line, `url(${address.url})`);
    return { ...address, url: asset ?? address.url };
  };
  try {
    const { code: css } = transform({
      filename: file,
      code,
      minify: true,
      targets: TARGETS,
      visitor: {
        Rule: {
          import: ({ value: { url, loc } }) => {
            elsewhere(loc.line + 1, `@import "${url}"`);
          },
        },
        Url: publish,
      },
    });
    return { css: css.toString(), problems };
  } catch (error) {
    const { message, loc } = error as Error & { readonly loc?: { readonly line: number } };
    if (!loc) throw error;
    throw new SiteError([`${file}: line ${loc.line}: ${message}. Correct it.`]);
  }
}

const DARK_MEDIA = /@media[^{]*prefers-color-scheme:dark[^{]*\{((?:[^{}]*\{[^{}]*\})*)\}/g;
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const DECLARATION = /(?:^|;)([\w-]+):([^;]*)/g;

/** A minified rule without nesting, and the modes that it holds in. */
interface SheetRule {
  readonly selector: string;
  readonly modes: readonly ColourMode[];
  readonly declarations: readonly { readonly name: string; readonly value: string }[];
}

function readRules(css: string, modes: readonly ColourMode[]): SheetRule[] {
  return [...css.matchAll(RULE)].map(([, selector = '', body = '']) => ({
    selector,
    modes: selector.includes('data-theme') ? ['dark'] : modes,
    declarations: [...body.matchAll(DECLARATION)].map(([, name = '', value = '']) => ({ name, value })),
  }));
}

/** What the rules do to colours that no page may show. */
function findColourProblems(css: string, { mode, colours }: Theme): string[] {
  const modes: readonly ColourMode[] = mode === 'auto' ? ['light', 'dark'] : [mode];
  const rules = [
    ...readRules(css.replaceAll(DARK_MEDIA, ''), modes),
    ...[...css.matchAll(DARK_MEDIA)].flatMap(([, inDark = '']) => readRules(inDark, ['dark'])),
  ];
  const problems = rules.flatMap(findWrittenColours);
  if (problems.length > 0) return problems;
  return modes.flatMap((each) => {
    const shown = rules.filter((rule) => rule.modes.includes(each));
    const [ofPage, ofParts] = [shown.filter(isOfPage), shown.filter((rule) => !isOfPage(rule))];
    const page = { ...colours[each], ...Object.assign({}, ...ofPage.map(readRoles)) };
    const pairs = findUnreadablePairs(page);
    const toProblem = (selector: string, pair: string) =>
      `${selector}: ${pair} (${each}). Choose another colour.`;
    return [
      ...pairs.map((pair) => toProblem(':root', pair)),
      ...ofParts.flatMap((rule) =>
        findUnreadablePairs({ ...page, ...readRoles(rule) })
          .filter((pair) => !pairs.includes(pair))
          .map((pair) => toProblem(rule.selector, pair)),
      ),
    ];
  });
}

function isOfPage({ selector }: SheetRule): boolean {
  return selector.startsWith(':root') || selector === '[data-theme=dark]';
}

function isMeasured(name: string): boolean {
  return MEASURED_ROLES.includes(name.slice('--'.length));
}

/** The roles that a rule sets, as hex colours. */
function readRoles({ declarations }: SheetRule): Partial<ThemeColours> {
  return Object.fromEntries(
    declarations
      .filter(({ name }) => isMeasured(name))
      .map(({ name, value }) => [name.slice('--'.length), formatHex(value)]),
  );
}

/** Colours whose contrast can't be measured. */
function findWrittenColours({ selector, declarations }: SheetRule): string[] {
  return declarations.flatMap(({ name, value }) => {
    const problem = `${selector}: ${name}: is "${value}"`;
    if (isMeasured(name) && !isOpaque(value))
      return [`${problem}. Write one opaque colour, such as #14181c.`];
    if (/^(color|background(-color)?)$/.test(name) && writesColour(value))
      return [`${problem}. Set a role, such as --band, or name one: var(--brand).`];
    return [];
  });
}

function isOpaque(value: string): boolean {
  const colour = parse(value);
  return colour !== undefined && (colour.alpha ?? 1) === 1;
}

/** Whether a value of `color` or `background` holds a colour of its own: '#fff', not 'var(--ink)' or 'url(a.png) no-repeat'. */
function writesColour(value: string): boolean {
  return value
    .replaceAll(/(url|var)\([^)]*\)/g, '')
    .split(/[\s,()]+/)
    .some((word) => word !== 'transparent' && word !== '' && parse(word) !== undefined);
}
