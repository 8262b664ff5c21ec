import * as v from 'valibot';
import { safeUrl } from './safe-url.ts';
import { withTrailingSlash } from './url-path.ts';

/** An address that visitors follow, of a page or a file. Only addresses that are safe to follow (safeUrl); those of pages end in a slash. */
export function requiredLinkSchema(to: 'page' | 'file') {
  return v.pipe(
    v.string(),
    v.check(
      (url) => safeUrl(url) !== undefined,
      `must start with "https://", or with "/" for a ${to} of this site`,
    ),
    v.transform((url) => (to === 'page' ? withTrailingSlash(url) : url)),
  );
}

/** The same where there may be none: null. */
export function linkSchema(to: 'page' | 'file') {
  return v.optional(v.nullable(requiredLinkSchema(to)), null);
}
