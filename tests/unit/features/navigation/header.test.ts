import { describe, expect, test } from 'vitest';
import type { PageKind } from '#domain/page-kinds.ts';
import { createFavicon } from '#features/navigation/favicon.ts';
import { getHeaderContact, headerActions } from '#features/navigation/header.ts';
import { makeLocation, makeOpeningHour, makeSpecialHours } from '#tests/support/factories/make-location.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

/** A Monday, 10:00 in Brisbane. */
const now = new Date('2026-11-23T00:00:00Z');
const yard = (city: string, over = {}) =>
  makeLocation({
    name: `Example ${city}`,
    address: { city },
    contact_detail: { phone: '07 5550 0121', opening_hours: [makeOpeningHour(1, '08:30', '17:00')] },
    ...over,
  });

test('the first premises represent the dealer, unless others are marked primary', () => {
  const locations = [yard('Tully'), yard('Mareeba', { primary: true }), yard('Cairns')];
  expect(getHeaderContact(makeSite({}, { locations }), 'home', now)).toMatchObject({
    place: { city: 'Mareeba', href: '/locations/' },
    others: 2,
    open: { text: 'Open today until 5pm', open: true },
  });
  expect(getHeaderContact(makeSite({}, { locations: locations.slice(0, 1) }), 'home', now)).toMatchObject({
    place: { city: 'Tully', href: '/locations/example-tully/' },
    others: 0,
  });
});

test("the dealer's own number comes before the place's", () => {
  const locations = [yard('Tully')];
  const call = (site = makeSite({}, { locations }), kind: PageKind = 'home') =>
    getHeaderContact(site, kind, now).phone;
  expect(call()).toEqual({ text: '07 5550 0121', href: 'tel:0755500121' });
  expect(call(makeSite({ phones: { main: '1800 160 401' } }, { locations }))?.text).toBe('1800 160 401');
});

test('a dealer without locations and phone numbers has no contact details', () => {
  expect(getHeaderContact(makeSite(), 'home', now)).toEqual({
    phone: undefined,
    place: undefined,
    others: 0,
    open: undefined,
    moments: expect.any(Function),
  });
});

test.each([
  { hidePhone: true, kind: 'car', hidden: true },
  { hidePhone: 'pages', kind: 'car', hidden: true },
  { hidePhone: true, kind: 'reserve', hidden: true },
  { hidePhone: true, kind: 'home', hidden: false },
  { hidePhone: false, kind: 'car', hidden: false },
] as const)(
  'with hidePhone $hidePhone the header above a page of kind $kind hides its number: $hidden',
  ({ hidePhone, kind, hidden }) => {
    const site = makeSite({ hidePhone, phones: { main: '1800 160 401' } });
    expect(getHeaderContact(site, kind, now).phone === undefined).toBe(hidden);
  },
);

test('a department that is marked primary makes its premises the main ones', () => {
  const workshop = yard('Cairns', {
    name: 'Example Cairns Service',
    primary: true,
    location_type: 'service',
  });
  const locations = [yard('Tully'), yard('Cairns'), workshop];
  expect(getHeaderContact(makeSite({}, { locations }), 'home', now)).toMatchObject({
    place: { city: 'Cairns' },
    others: 1,
  });
});

test('a place without a number has none, and its status follows the special hours', () => {
  const locations = [
    yard('Tully', { contact_detail: { opening_hours: [makeOpeningHour(1, '08:30', '17:00')] } }),
  ];
  const site = { ...makeSite({}, { locations }), specialHours: [makeSpecialHours('2026-11-23')] };
  const contact = getHeaderContact(site, 'home', now);
  expect(contact.phone).toBeUndefined();
  expect(contact.open?.open).toBe(false);
  expect(contact.moments()[0]).toMatchObject(contact.open ?? {});
});

describe('the actions beside the menu', () => {
  const everyPage = () => true;

  test('selling or trading in, and a test drive', () => {
    expect(headerActions(makeSite(), everyPage)).toEqual([
      { label: 'Sell / Trade-in', href: '/sell-your-car/' },
      { label: 'Book a test drive', href: '/book-test-drive/' },
    ]);
  });

  test('a dealer without a page for sellers leads them to the trade-in page', () => {
    const [sell] = headerActions(makeSite(), (href) => href !== '/sell-your-car/');
    expect(sell).toEqual({ label: 'Sell / Trade-in', href: '/trade-in/' });
  });

  test('without their pages there are none', () =>
    expect(headerActions(makeSite(), () => false)).toEqual([]));

  test("at the dealer's own addresses, or the dealer's own actions", () => {
    const links = { testDrive: 'https://drive.example.com/' };
    expect(headerActions(makeSite({ links }), everyPage)[1]?.href).toBe('https://drive.example.com/');
    const navActions = [{ label: 'Apply now', href: '/apply-for-finance/' }];
    expect(headerActions(makeSite({ navActions }), everyPage)).toEqual(navActions);
  });
});

describe('the favicon', () => {
  const svg = (name: string) =>
    decodeURIComponent(createFavicon(makeSite({ name })).replace('data:image/svg+xml,', ''));

  test.each([
    ['coolabah Motor Group', '>C<'],
    ['"4WD" & more', '>4<'],
    ['<&>', '><'],
  ])('%s is marked %s: letters and figures only, so that no name breaks the picture', (name, mark) => {
    expect(svg(name)).toContain(`${mark}/text>`);
  });

  test('the letter stands in the middle of a square, in the ink that the colour allows', () => {
    const site = makeSite({ name: 'Plain' });
    const { brand, 'on-brand': ink } = site.theme.colours.light;
    expect(svg('Plain')).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${brand}" d="M0 0h32v32H0z"/>` +
        `<text x="16" y="24" fill="${ink}" font-family="sans-serif" font-size="23" font-weight="700" text-anchor="middle">P</text></svg>`,
    );
    expect(createFavicon(site)).toMatch(/^data:image\/svg\+xml,%3Csvg[^<>"#]*$/);
  });
});
