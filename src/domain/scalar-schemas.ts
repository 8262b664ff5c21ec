import * as v from 'valibot';
import { isCalendarDate } from './calendar-date.ts';
import { safeUrl, withTrailingSlash } from './url-path.ts';

/** Text with at least one character that is not white space; surrounding white space is removed. */
export const nonEmptyText = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));

/** Optional text in data files, null if absent. Never the empty string, so that `??` and `if` treat it alike. */
export const optionalText = v.optional(v.nullable(v.pipe(v.string(), v.minLength(1))), null);

const SLUG = '[a-z0-9]+(?:-[a-z0-9]+)*';

/** Lower-case words joined by hyphens: a path segment or a folder name. */
export const SLUG_PATTERN = new RegExp(`^${SLUG}$`);

/** Several slugs joined by slashes: 'careers/apprentices'. */
export const SLUG_PATH_PATTERN = new RegExp(`^${SLUG}(?:/${SLUG})*$`);

export const slugText = v.pipe(
  v.string(),
  v.regex(SLUG_PATTERN, 'must be lower case words joined by hyphens, such as "example-motors"'),
);

export const hostName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9.-]+$/, 'must be a host name, such as "search.example.com.au"'),
);

/** Scheme, host and port of a public site. */
export const httpsOrigin = v.pipe(
  v.string(),
  v.regex(
    /^https:\/\/[a-z0-9.-]+(:\d+)?$/,
    'must be an address without path or trailing slash, such as "https://www.example.com.au"',
  ),
);

export const hexColour = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour of six hex digits, such as "#0b49c4"'),
);

export const phoneNumber = v.pipe(
  v.string(),
  v.regex(/^[+(\d][\d ()-]{4,18}\d$/, 'must be a phone number as it is dialled, such as "07 5550 0100"'),
);

export const wholeDollars = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A date in a dealer's files: '2026-12-26'. It must exist: '2026-06-31' would be read as another day. */
export const isoDateSchema = v.config(
  v.pipe(v.string(), v.isoDate(), v.check(isCalendarDate, 'must be an existing date')),
  // Reports an invalid date once, not once for each check.
  { abortPipeEarly: true },
);

/** The NAME of an environment variable: secrets are never written to a file. */
export const envNameSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Z][A-Z0-9_]*$/, 'must be the name of an environment variable, such as "EXAMPLE_BUILD_HOOK"'),
);

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
