import { expect, test } from 'vitest';
import { buildAssurances } from '#screens/car/assurances.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const everyPage = () => true;
const titles = (car: Parameters<typeof makeCar>[0], config: Parameters<typeof makeSite>[0] = {}) =>
  buildAssurances(makeCar(car), makeSite(config), everyPage).map(({ title }) => title);

test.each([
  { car_type: 'new' as const, expected: ["Manufacturer's warranty"] },
  { car_type: 'demo' as const, expected: ['Balance of new-car warranty'] },
  { car_type: 'used' as const, expected: ['Warranty cover'] },
])('without texts of its own, a dealer says which warranty a $car_type car has', ({ car_type, expected }) => {
  expect(titles({ car_type })).toEqual(expected);
});

test("the dealer's own texts apply to the cars that they name", () => {
  const carPage = {
    assurances: [
      { title: 'For all', text: 'All.' },
      { title: 'For used', text: 'Used.', carTypes: ['used' as const] },
    ],
  };
  expect(titles({ car_type: 'used' }, { carPage })).toEqual(['For all', 'For used']);
  expect(titles({ car_type: 'new' }, { carPage })).toEqual(['For all']);
});

test('texts name the make and the kind of vehicle', () => {
  const carPage = { assurances: [{ title: '{make} cover', text: 'This {vehicle} is covered by {make}.' }] };
  const site = makeSite({ carPage, vehicle: { noun: 'truck', plural: 'trucks' } });
  expect(buildAssurances(makeCar({ make: 'Isuzu' }), site, everyPage)).toMatchObject([
    { title: 'Isuzu cover', text: 'This truck is covered by Isuzu.' },
  ]);
});

test("a certified car has the certified programme's promises", () => {
  const certified = titles({ certified: true }, { carPage: { assurances: [] } });
  expect(certified).toEqual(['90-point inspection', '1 year roadside assist']);
});

test('a car with a history report links to it, and a link to a page that the dealer lacks is left out', () => {
  const carPage = {
    assurances: [{ title: 'Cover', text: 'Covered.', link: { label: 'See the cover', href: '/warranty/' } }],
  };
  const car = makeCar({ file: '/reports/a.pdf' });
  expect(buildAssurances(car, makeSite({ carPage }), () => false)).toEqual([
    { title: 'Cover', text: 'Covered.', icon: 'shield', link: undefined },
    {
      title: 'History report',
      text: "See this car's history before you visit.",
      icon: 'file',
      link: { label: 'Open the report', href: '/reports/a.pdf' },
    },
  ]);
});
