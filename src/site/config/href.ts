import * as v from 'valibot';
import { withTrailingSlash } from '#domain/url-path.ts';

/**
 * The target of a link in site.ts: a page of this site, an anchor, or an address with an allowed scheme. A missing
 * trailing slash is added ('/finance' -> '/finance/'); '//elsewhere' is rejected, because it looks like a page but
 * leads to another site.
 */
export const href = v.pipe(
  v.string(),
  v.regex(/^(\/|#|https:\/\/|mailto:|tel:)/, 'must start with "/", "#", "https://", "mailto:" or "tel:"'),
  v.regex(/^(?!\/[/\\])/, 'must start with "https://" where it leads to another site'),
  v.transform(withTrailingSlash),
);
