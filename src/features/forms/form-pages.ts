import { CAR_TRADE_IN_PATH, TRADE_IN_PATH } from '#domain/paths.ts';
import { stripQueryAndHash } from '#domain/url-path.ts';
import type { FormName } from '#leads/forms/forms.ts';
import type { Site } from '#site/site.ts';

/** The text pages that have a form. */
const DEFAULT_PAGE_FORMS: Readonly<Partial<Record<string, FormName>>> = {
  '/book-test-drive/': 'test-drive',
  '/book-test-ride/': 'test-drive',
  '/careers/': 'careers',
  [CAR_TRADE_IN_PATH]: 'trade-in',
  '/contact/': 'contact',
  '/finance/': 'finance',
  '/fleet/': 'contact',
  '/sell-your-car/': 'sell-your-car',
  '/service/': 'service',
  [TRADE_IN_PATH]: 'trade-in',
  '/vehicle-parts-and-accessories/': 'parts',
};

/** The form of a text page, if any: its front matter's, else the default. The dealer chooses its finance page's address. */
export function findPageForm(
  path: string,
  { pages, links }: Pick<Site, 'pages' | 'links'>,
): FormName | undefined {
  return (
    pages.get(path)?.form ??
    (path === stripQueryAndHash(links.finance) ? 'finance' : DEFAULT_PAGE_FORMS[path])
  );
}

/** The id of a form's section, for links such as '/finance/#finance-form'. */
export function formAnchor(name: FormName): string {
  return `${name}-form`;
}
