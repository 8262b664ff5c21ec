import * as v from 'valibot';
import { safeUrl } from './safe-url.ts';
import { withTrailingSlash } from './url-path.ts';

/**
 * A link to a page or a file. Only addresses that are safe to follow (safeUrl) are valid; those of pages get a trailing
 * slash.
 */
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

/** An optional link; null = none. */
export function linkSchema(to: 'page' | 'file') {
  return v.optional(v.nullable(requiredLinkSchema(to)), null);
}
