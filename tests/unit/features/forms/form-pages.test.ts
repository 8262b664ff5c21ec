import { expect, test } from 'vitest';
import { findPageForm, formAnchor } from '#features/forms/form-pages.ts';
import type { Site } from '#site/site.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

test.each([
  ['/book-test-drive/', 'test-drive'],
  ['/careers/', 'careers'],
  ['/contact/', 'contact'],
  ['/finance/', 'finance'],
  ['/fleet/', 'contact'],
  ['/sell-your-car/', 'sell-your-car'],
  ['/service/', 'service'],
  ['/trade-in/', 'trade-in'],
  ['/cars/trade-in/', 'trade-in'],
  ['/vehicle-parts-and-accessories/', 'parts'],
  ['/about-us/', undefined],
])('below the text of %s is the form %s', (path, form) => expect(findPageForm(path, makeSite())).toBe(form));

test('the finance page is where the dealer has it', () => {
  const site = makeSite({ links: { finance: '/apply-for-finance/?from=menu#form' } });
  expect(findPageForm('/apply-for-finance/', site)).toBe('finance');
});

test("a page's own form comes before the usual one", () => {
  const pages = new Map([
    ['/finance/', { form: 'contact' }],
    ['/careers/', {}],
  ]) as unknown as Site['pages'];
  const site = { ...makeSite(), pages };
  expect(findPageForm('/finance/', site)).toBe('contact');
  expect(findPageForm('/careers/', site)).toBe('careers');
});

test('a form is linked by its name', () => expect(formAnchor('test-drive')).toBe('test-drive-form'));
