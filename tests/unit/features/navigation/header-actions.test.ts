import { expect, test } from 'vitest';
import { headerActions } from '#features/navigation/header.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

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

test('without their pages there are none', () => expect(headerActions(makeSite(), () => false)).toEqual([]));

test("at the dealer's own addresses, or the dealer's own actions", () => {
  const links = { testDrive: 'https://drive.example.com/' };
  expect(headerActions(makeSite({ links }), everyPage)[1]?.href).toBe('https://drive.example.com/');
  const navActions = [{ label: 'Apply now', href: '/apply-for-finance/' }];
  expect(headerActions(makeSite({ navActions }), everyPage)).toEqual(navActions);
});
