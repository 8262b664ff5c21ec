/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The dealer whose page is being rendered. */
    site: import('#site/site.ts').Site;
    /** The time the page is built for: the only clock that pages may read. */
    now: Date;
    /** URL of the only render-blocking style sheet: the template's rules and the dealer's colours. */
    stylesheet: string;
    /** The dealer's searches by catalogue; undefined for a catalogue that the dealer doesn't have. */
    searches: import('#features/catalogue-search/catalogues.ts').PublishedSearches;
    /** URL of the script that all islands share: React. Empty in development. */
    reactScript: string;
    /** URL of the script for browsers without popovers. Empty in development. */
    popoverScript: string;
    /** Whether the dealer's site has a page at a path ('/finance/'). Links to missing pages are left out. */
    hasPage: (href: string) => boolean;
    /** Publishes data that the page loads by itself and returns the URL. Undefined in development: the data is in the page. */
    publishData?: (json: string) => string;
    /** Makes HTML, or data of it, that is the same on many pages of a dealer, once for each key. */
    once: <Html>(key: string, render: () => Html) => Html;
  }
}

/** What Astro knows of the compiled pages; scripts/build/adapter reads it. */
declare module 'virtual:astro:manifest' {
  export const manifest: import('astro').SSRManifest;
}

/** A virtual module of Vite's React plugin; see src/client/dev-entry.ts. */
declare module '@vitejs/plugin-react/preamble' {}

/** Astro components as TypeScript sees them; `astro check` checks their props. */
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default component;
}

/** Missing from PDFKit's types. */
declare namespace PDFKit.Mixins {
  interface PDFImage {
    /** Reads the header of a picture. Throws a string if it is invalid. */
    openImage(src: ImageSrc): { readonly width: number; readonly height: number };
  }
}
