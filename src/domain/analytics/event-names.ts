/** What happened, in the words of each tool. */
export interface EventNames {
  /** Google's recommended event for Tag Manager and Analytics, or a name of our own where Google has none. */
  readonly google: string;
  /** Meta's standard event; `custom` where Meta has none. */
  readonly meta: string;
  readonly custom?: true;
  /** The goal in Plausible, as its settings list it. */
  readonly plausible: string;
}

const ENQUIRY: EventNames = { google: 'generate_lead', meta: 'Lead', plausible: 'Enquiry' };
const TEST_DRIVE: EventNames = { google: 'generate_lead', meta: 'Schedule', plausible: 'Test drive' };

/** The names of our events, by `eventId` (docs/reference/events.md). */
const NAMES_BY_ID: Readonly<Record<number, EventNames>> = {
  14: ENQUIRY,
  15: ENQUIRY,
  17: TEST_DRIVE,
  18: {
    google: 'trade_in_offer_accepted',
    meta: 'TradeInOfferAccepted',
    custom: true,
    plausible: 'Trade-in offer accepted',
  },
  22: ENQUIRY,
  25: { google: 'phone_click', meta: 'Contact', plausible: 'Phone click' },
  39: { google: 'add_to_wishlist', meta: 'AddToWishlist', plausible: 'Saved vehicle' },
  48: TEST_DRIVE,
  51: { google: 'careers_enquiry', meta: 'SubmitApplication', plausible: 'Careers enquiry' },
};

/** The names of what a visitor looks at: tools recommend events for it, the requirements have no id. */
const PAGE_NAMES = {
  view: { google: 'view_item', meta: 'ViewContent', plausible: 'Vehicle view' },
  search: { google: 'search', meta: 'Search', plausible: 'Search' },
} as const satisfies Readonly<Record<string, EventNames>>;

export type PageEvent = keyof typeof PAGE_NAMES;

/** The names of an event; undefined for an id without any. */
export function getEventNames(what: number | PageEvent): EventNames | undefined {
  return typeof what === 'number' ? NAMES_BY_ID[what] : PAGE_NAMES[what];
}
