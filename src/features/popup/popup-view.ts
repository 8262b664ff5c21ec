import { timeZoneOf } from '#domain/location/time-zone.ts';
import { type Popup, popupEnd } from '#domain/popup/popup.ts';
import { popupKey } from '#domain/popup/popup-key.ts';
import { findPageForm, TRADE_IN_OFFER_PATH } from '#features/forms/form-pages.ts';
import { SUCCESS_PATH } from '#features/forms/success/success-paths.ts';
import { buildImageUrlPattern } from '#features/photo/image-url-pattern.ts';
import { buildPhoto, type Photo } from '#features/photo/photo.ts';
import { PAGE_KINDS, type PageKind } from '#site/routes/page-kinds.ts';
import type { Site } from '#site/site.ts';

/** What a page hands the island that shows the popup. */
export interface PopupView extends Pick<Popup, 'title' | 'description' | 'buttonText' | 'linkTo'> {
  /** The name in localStorage that holds false once it was closed or followed. */
  readonly key: string;
  /** The moment (milliseconds since 1970) from which it is over. */
  readonly until: number;
  readonly picture: Photo;
}

/** Once and twice the widths of phones, and of the widest that it gets. */
const WIDTHS = [400, 600, 800, 1200] as const;

/** The page on which it would be shown. */
interface PopupPage {
  readonly kind: PageKind;
  readonly path: string;
}

/** The popup of a page: none on forms and what follows them, on the page that it leads to, and when it is over. */
export function buildPopupView(site: Site, { kind, path }: PopupPage, now: Date): PopupView | undefined {
  const { popup, state, assets } = site;
  if (!popup || !PAGE_KINDS[kind].popup || popup.linkTo === path) return undefined;
  const isAsking =
    path === SUCCESS_PATH || path === TRADE_IN_OFFER_PATH || findPageForm(path, site) !== undefined;
  if (kind === 'content' && isAsking) return undefined;
  const until = popupEnd(popup, timeZoneOf(state));
  if (now.getTime() >= until) return undefined;
  const { title, description, buttonText, linkTo, src } = popup;
  const picture = buildPhoto(assets.get(src) ?? src, WIDTHS, buildImageUrlPattern(site));
  return { title, description, buttonText, linkTo, key: popupKey(popup), until, picture };
}
