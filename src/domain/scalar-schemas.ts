import * as v from 'valibot';

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
