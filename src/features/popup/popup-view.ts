import { timeZoneOf } from '#domain/location/time-zone.ts';
import { PAGE_KINDS, type PageKind } from '#domain/page-kinds.ts';
import { TRADE_IN_OFFER_PATH } from '#domain/paths.ts';
import { type Popup, popupEnd, popupKey } from '#domain/popup/popup.ts';
import { findPageForm } from '#features/forms/form-pages.ts';
import { SUCCESS_PATH } from '#features/forms/success/success-paths.ts';
import { buildImageUrlPattern, buildPhoto, type Photo } from '#features/photo/photo.ts';
import type { Site } from '#site/site.ts';

/** The data that a page passes to the popup's island. */
export interface PopupView extends Pick<Popup, 'title' | 'description' | 'buttonText' | 'linkTo' | 'after'> {
  /** The localStorage key that is set to false once it was closed or its link followed. */
  readonly key: string;
  /** The end of the popup, in milliseconds since 1970. */
  readonly until: number;
  readonly picture: Photo;
}

/** The widths on phones and its maximum width, in pixels at single and double density. */
const WIDTHS = [400, 600, 800, 1200] as const;

/** The page that the popup is for. */
interface PopupPage {
  readonly kind: PageKind;
  readonly path: string;
}

/**
 * The popup of a page: none on kinds that the dealer excepts, on pages with forms or after them, on the page that it links
 * to, and after its end.
 */
export function buildPopupView(site: Site, { kind, path }: PopupPage, now: Date): PopupView | undefined {
  const { popup, state, assets } = site;
  if (!popup || !PAGE_KINDS[kind].popup || popup.linkTo === path) return undefined;
  if (popup.except.some((excepted) => excepted === kind)) return undefined;
  const hasForm =
    path === SUCCESS_PATH || path === TRADE_IN_OFFER_PATH || findPageForm(path, site) !== undefined;
  if (kind === 'content' && hasForm) return undefined;
  const until = popupEnd(popup, timeZoneOf({ state }));
  if (now.getTime() >= until) return undefined;
  const { title, description, buttonText, linkTo, src, after } = popup;
  const picture = buildPhoto(assets.get(src) ?? src, WIDTHS, buildImageUrlPattern(site));
  return { title, description, buttonText, linkTo, after, key: popupKey(popup), until, picture };
}
