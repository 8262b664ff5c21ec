import * as v from 'valibot';
import { addDays, startOfDay } from '#domain/hours/local-time.ts';
import { PAGE_KINDS, type PageKind } from '#domain/page-kinds.ts';
import { isoDateSchema, nonEmptyText, requiredLinkSchema } from '#domain/scalar-schemas.ts';

/** The kinds of pages that can show a popup. */
const POPUP_PAGES = (Object.keys(PAGE_KINDS) as PageKind[]).filter((kind) => PAGE_KINDS[kind].popup);

/** What the visitor does before the popup appears; the first of the two that happens counts. */
const popupDelaySchema = v.pipe(
  v.strictObject({
    /** The part of the page that was scrolled, in per cent. */
    scroll: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(100))),
    /** Seconds on the page. */
    seconds: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(600))),
  }),
  v.check(({ scroll, seconds }) => (scroll ?? seconds) !== undefined, 'must have "scroll" or "seconds"'),
);
export type PopupDelay = v.InferOutput<typeof popupDelaySchema>;

/** A notice that the dealer shows over its pages until its last day. Texts are plain, without markup. */
export const popupSchema = v.strictObject({
  /** The picture: a file in assets/ or an https address. */
  src: nonEmptyText,
  /** The last day on which it is shown, in the dealer's time zone. */
  expiryDate: isoDateSchema,
  /** The target of its button. */
  linkTo: requiredLinkSchema('page'),
  /** Its heading. */
  title: nonEmptyText,
  /** A sentence or two below it. */
  description: nonEmptyText,
  /** The label of its button. */
  buttonText: nonEmptyText,
  /** When it appears: after scrolling part of the page, or after seconds. Without it, as soon as the page is ready. */
  after: v.optional(v.nullable(popupDelaySchema), null),
  /** The kinds of pages that it stays off, such as "car". */
  except: v.optional(v.array(v.picklist(POPUP_PAGES)), []),
});
export type Popup = v.InferOutput<typeof popupSchema>;

/** The end of a popup in milliseconds since 1970: after its last day in the dealer's time zone. */
export function popupEnd({ expiryDate }: Pick<Popup, 'expiryDate'>, timeZone: string): number {
  return startOfDay(addDays(expiryDate, 1), timeZone).getTime();
}

/**
 * The storage key for whether a popup has been closed (T-77). A new picture or last day makes a new popup, which
 * visitors who closed the previous one have not seen.
 */
export function popupKey({ src, expiryDate }: Pick<Popup, 'src' | 'expiryDate'>): string {
  return `popup:${fnv1a(`${src} ${expiryDate}`).toString(36)}`;
}

/** 32-bit FNV-1a hash. */
function fnv1a(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01_00_01_93);
  return hash >>> 0;
}
