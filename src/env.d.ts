/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The dealer whose page is being rendered. */
    site: import('#site/site.ts').Site;
    /** The moment the page is made for: the only clock pages may read. */
    now: Date;
    /** URL of the one render-blocking stylesheet: the template's rules and this dealer's colours. */
    stylesheet: string;
    /** The dealer's searches, by catalogue; undefined for what the dealer doesn't have. */
    searches: import('#features/catalogue-search/catalogues.ts').PublishedSearches;
    /** Address of the script that all islands share: React. Empty while developing. */
    reactScript: string;
    /** Whether the dealer has a page at an address of its own ('/finance/'): links to others are left out. */
    hasPage: (href: string) => boolean;
    /** What went wrong while rendering: app.render answers 500 and never throws, so the middleware leaves the error here. */
    renderError?: unknown;
  }
}

/** Vite's React plugin makes it; see features/search/island/boot.ts. */
declare module '@vitejs/plugin-react/preamble' {}

/** Components as code outside of them sees them; what each of them takes is checked where components use it. */
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default component;
}

/** PDFKit has it, its types do not. */
declare namespace PDFKit.Mixins {
  interface PDFImage {
    /** Reads the head of a picture. Throws a text where it holds none. */
    openImage(src: ImageSrc): unknown;
  }
}
