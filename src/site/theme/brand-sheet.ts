import { readFile } from 'node:fs/promises';
import { formatHex, parse } from 'culori';
import type { Url } from 'lightningcss';
import { ignoreMissing } from '#platform/fs-errors.ts';
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
  const code = await readFile(file).catch(ignoreMissing);
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

/** A minified rule without nesting. */
interface SheetRule {
  readonly selector: string;
  /** Whether it holds only on devices that prefer dark pages. */
  readonly onDarkDevices: boolean;
  readonly declarations: readonly { readonly name: string; readonly value: string }[];
}

function readRules(css: string, onDarkDevices: boolean): SheetRule[] {
  return [...css.matchAll(RULE)].map(([, selector = '', body = '']) => ({
    selector,
    onDarkDevices,
    declarations: [...body.matchAll(DECLARATION)].map(([, name = '', value = '']) => ({ name, value })),
  }));
}

/** A page as a visitor may see it: its colours, and whether rules for dark devices hold. */
interface View {
  readonly mode: ColourMode;
  readonly onDarkDevice: boolean;
}

/** The device decides on the colours of a page under 'auto' alone, and on rules for dark devices always. */
function listViews(mode: Theme['mode']): View[] {
  const [light, dark]: readonly [ColourMode, ColourMode] = mode === 'auto' ? ['light', 'dark'] : [mode, mode];
  return [
    { mode: light, onDarkDevice: false },
    { mode: dark, onDarkDevice: true },
  ];
}

function holdsIn({ selector, onDarkDevices }: SheetRule, { mode, onDarkDevice }: View): boolean {
  const [, theme = mode] = /(?<!:not\()\[data-theme=(\w+)/.exec(selector) ?? [];
  return theme === mode && (onDarkDevice || !onDarkDevices);
}

/** What the rules do to colours that no page may show. */
function findColourProblems(css: string, { mode, colours }: Theme): string[] {
  const rules = [
    ...readRules(css.replaceAll(DARK_MEDIA, ''), false),
    ...[...css.matchAll(DARK_MEDIA)].flatMap(([, onDark = '']) => readRules(onDark, true)),
  ];
  const written = rules.flatMap(findWrittenColours);
  if (written.length > 0) return written;
  const unreadable = listViews(mode).flatMap((view) => {
    const shown = rules.filter((rule) => holdsIn(rule, view));
    const page = {
      ...colours[view.mode],
      ...Object.assign({}, ...shown.filter(isOfPage).map(readRoles)),
    };
    const pairs = findUnreadablePairs(page);
    const toProblem = (selector: string, pair: string) =>
      `${selector}: ${pair} (${view.mode}). Choose another colour.`;
    return [
      ...pairs.map((pair) => toProblem(':root', pair)),
      ...shown
        .filter((rule) => !isOfPage(rule))
        .flatMap((rule) =>
          findUnreadablePairs({ ...page, ...readRoles(rule) })
            .filter((pair) => !pairs.includes(pair))
            .map((pair) => toProblem(rule.selector, pair)),
        ),
    ];
  });
  return [...new Set(unreadable)];
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
