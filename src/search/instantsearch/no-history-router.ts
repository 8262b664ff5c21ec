// InstantSearch imports its own router, and `qs` with it, in case a screen brings none; ours do (router.ts). The build takes
// this file instead, which saves 12 KB on every search page.
export default function noHistoryRouter(): never {
  throw new Error('search: a screen has no router. Pass one as `routing.router`.');
}
