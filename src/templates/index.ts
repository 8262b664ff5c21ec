import classicCar from './classic/car-page.css?url';
import archivo from './classic/fonts/archivo.woff2?url';
import ClassicHeader from './classic/Header.astro';
import ClassicHome from './classic/Home.astro';
import classicStyles from './classic/style.css?url';
import type { TemplateName } from './registry.ts';
import showroomCar from './showroom/car-page.css?url';
import instrumentSans from './showroom/fonts/instrument-sans.woff2?url';
import newsreader from './showroom/fonts/newsreader.woff2?url';
import ShowroomHeader from './showroom/Header.astro';
import ShowroomHome from './showroom/Home.astro';
import showroomStyles from './showroom/style.css?url';

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

/** The parts of templates that only the compiler can import. A dealer's configuration chooses a template, so all are compiled together. */
export const templateParts = {
  classic: {
    Header: ClassicHeader,
    Home: ClassicHome,
    carStyles: classicCar,
    stylesheet: classicStyles,
    fonts: [archivo],
  },
  showroom: {
    Header: ShowroomHeader,
    Home: ShowroomHome,
    carStyles: showroomCar,
    stylesheet: showroomStyles,
    fonts: [newsreader, instrumentSans],
  },
} as const satisfies Record<TemplateName, TemplateParts>;
