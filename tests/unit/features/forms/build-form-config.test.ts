import { expect, test } from 'vitest';
import { SUCCESS_MESSAGES } from '#domain/lead/success-messages.ts';
import { buildFormConfig } from '#features/forms/build-form-config.ts';
import { FORMS } from '#leads/forms/forms.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

test('a dealership is offered once, named after its premises', () => {
  const locations = [
    makeLocation({ id: 'a', name: 'Plain Cairns', dealership_slug: 'cairns' }),
    makeLocation({
      id: 'b',
      name: 'Plain Cairns Service',
      dealership_slug: 'cairns',
      location_type: 'service',
    }),
    makeLocation({
      id: 'c',
      name: 'Plain Tully',
      dealership_slug: 'tully',
      address: { ...makeLocation().address, street: '2 Other Street' },
    }),
  ];
  const switches = buildFormConfig(makeSite({}, { locations }));
  expect(switches.dealerships).toEqual([
    { slug: 'cairns', name: 'Plain Cairns' },
    { slug: 'tully', name: 'Plain Tully' },
  ]);
  expect(switches.locations.map(({ department }) => department)).toEqual(['sales', 'service', 'sales']);
});

test('a dealer without wishes insists on a message, has no terms and ticks news', () => {
  expect(buildFormConfig(makeSite())).toMatchObject({
    messageRequired: true,
    terms: null,
    optIn: { ticked: true },
    captcha: true,
  });
});

test('every form has words for what happens next (T-72)', () => {
  const categories = Object.values(FORMS).map(({ category }) => category);
  expect(Object.keys(SUCCESS_MESSAGES)).toEqual(expect.arrayContaining(categories));
});
