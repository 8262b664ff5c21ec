import type { Site } from '#site/site.ts';
import type ClassicHeader from './classic/Header.astro';
import type ClassicHome from './classic/Home.astro';

/*
 * The parts of templates that only the compiler can import: the platform's, and those of the dealers' own. A dealer's configuration
 * chooses a template, so all are compiled together. Exhaustive, because this may lie below node_modules.
 */
const HEADERS = import.meta.glob<typeof ClassicHeader>(
  ['./*/Header.astro', '#dealers/templates/*/Header.astro'],
  { eager: true, import: 'default', exhaustive: true },
);
const HOMES = import.meta.glob<typeof ClassicHome>(['./*/Home.astro', '#dealers/templates/*/Home.astro'], {
  eager: true,
  import: 'default',
  exhaustive: true,
});
const STYLESHEETS = import.meta.glob<string>(['./*/style.css', '#dealers/templates/*/style.css'], {
  eager: true,
  import: 'default',
  exhaustive: true,
  query: '?url',
});
const CAR_STYLES = import.meta.glob<string>(['./*/car-page.css', '#dealers/templates/*/car-page.css'], {
  eager: true,
  import: 'default',
  exhaustive: true,
  query: '?url',
});
const FONTS = import.meta.glob<string>(['./*/fonts/*.woff2', '#dealers/templates/*/fonts/*.woff2'], {
  eager: true,
  import: 'default',
  exhaustive: true,
  query: '?url',
});

interface TemplateParts {
  /** The header of every page. */
  readonly Header: typeof ClassicHeader;
  /** The content of the home page. */
  readonly Home: typeof ClassicHome;
  /** URL of the car page's style sheet. */
  readonly carStyles: string;
  /** URL of the template's compiled style sheet for every page. */
  readonly stylesheet: string;
  /** URLs of its typefaces. */
  readonly fonts: readonly string[];
}

/** The parts of a dealer's template. What its own folder lacks is the base's. */
export function getTemplateParts({ template, design }: Pick<Site, 'template' | 'design'>): TemplateParts {
  const find = <Part>(files: Readonly<Record<string, Part>>, path: string): Part => {
    for (const name of [template, design.base]) {
      const [, part] = Object.entries(files).find(([file]) => file.endsWith(`/${name}/${path}`)) ?? [];
      if (part !== undefined) return part;
    }
    throw new Error(`template ${template} has no ${path}`);
  };
  return {
    Header: find(HEADERS, 'Header.astro'),
    Home: find(HOMES, 'Home.astro'),
    carStyles: find(CAR_STYLES, 'car-page.css'),
    stylesheet: find(STYLESHEETS, 'style.css'),
    fonts: design.fonts.map((name) => find(FONTS, `fonts/${name}.woff2`)),
  };
}
