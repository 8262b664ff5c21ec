import type { TemplateName } from '#site/config/templates.ts';
import classicCar from './classic/car-page.css?url';
import archivo from './classic/fonts/archivo.woff2?url';
import ClassicHeader from './classic/Header.astro';
import ClassicHome from './classic/Home.astro';
import classicStyles from './classic/style.css?url';
import showroomCar from './showroom/car-page.css?url';
import instrumentSans from './showroom/fonts/instrument-sans.woff2?url';
import newsreader from './showroom/fonts/newsreader.woff2?url';
import ShowroomHeader from './showroom/Header.astro';
import ShowroomHome from './showroom/Home.astro';
import showroomStyles from './showroom/style.css?url';

interface Template {
  /** The header of every page. */
  readonly Header: typeof ClassicHeader;
  /** The content of the home page. */
  readonly Home: typeof ClassicHome;
  /** The width of the car page's large photo, for `<img sizes>`. */
  readonly gallerySizes: string;
  /** URL of the car page's style sheet. */
  readonly carStyles: string;
  /** URL of the template's compiled style sheet for every page. */
  readonly stylesheet: string;
  /** URLs of its typefaces. */
  readonly fonts: readonly string[];
}

/** The differences between templates beyond style. The dealer's config chooses one, so all are compiled together. */
export const templates = {
  classic: {
    Header: ClassicHeader,
    Home: ClassicHome,
    gallerySizes: '(min-width: 1280px) 816px, (min-width: 992px) 64vw, 100vw',
    carStyles: classicCar,
    stylesheet: classicStyles,
    fonts: [archivo],
  },
  showroom: {
    Header: ShowroomHeader,
    Home: ShowroomHome,
    gallerySizes: '(min-width: 1520px) 984px, (min-width: 992px) 67vw, 100vw',
    carStyles: showroomCar,
    stylesheet: showroomStyles,
    fonts: [newsreader, instrumentSans],
  },
} as const satisfies Record<TemplateName, Template>;
