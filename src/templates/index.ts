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
  /** What stands above every page. */
  readonly Header: typeof ClassicHeader;
  /** The body of the home page: which parts, in which order. */
  readonly Home: typeof ClassicHome;
  /** How wide the car page draws its large photo, for `<img sizes>`. */
  readonly gallerySizes: string;
  /** Address of the rules of the car page. */
  readonly carStyles: string;
  /** Address of the template's compiled rules for every page, all in one file. */
  readonly stylesheet: string;
  /** Addresses of its typefaces. */
  readonly fonts: readonly string[];
}

/** What differs between templates beyond style; which one a dealer has is data, so all are compiled together. */
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
    gallerySizes: '(min-width: 992px) 960px, 100vw',
    carStyles: showroomCar,
    stylesheet: showroomStyles,
    fonts: [newsreader, instrumentSans],
  },
} as const satisfies Record<TemplateName, Template>;
