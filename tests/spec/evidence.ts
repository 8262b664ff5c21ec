/** Evidence that a row is met: a test of this project, or content on a page of a demonstration site. */
export type Evidence =
  | { readonly kind: 'test'; readonly file: string; readonly title: string }
  | {
      readonly kind: 'page';
      readonly slug: string;
      /** '/locations/', '/_redirects'; '*' matches any name: one matching page is enough. */
      readonly path: string;
      readonly how: 'shows' | 'lacks' | 'element';
      /** Visible text, or an element: 'a[href="/service/"]'. */
      readonly what: string;
    };

const TEST = /^test: (tests\/\S+\.tsx?) > (.+)$/;
const TEXT = /^page: (\S+) (\/\S*) (shows|lacks) "(.+)"$/;
const ELEMENT = /^page: (\S+) (\/\S*) (element) (\S.*)$/;

/** Parses 'test: tests/a.test.ts > a title' or 'page: slug /path/ shows "text"'; returns an error message for anything else. */
export function readEvidence(text: string): Evidence | string {
  const [, file, title] = TEST.exec(text) ?? [];
  if (file !== undefined && title !== undefined) return { kind: 'test', file, title };
  const [, slug, path, how, what] = TEXT.exec(text) ?? ELEMENT.exec(text) ?? [];
  if (slug === undefined || path === undefined || what === undefined)
    return `"${text}" is no evidence. Write test: <file> > <title>, or page: <slug> <path> shows "<text>".`;
  return { kind: 'page', slug, path, how: how as 'shows' | 'lacks' | 'element', what };
}
