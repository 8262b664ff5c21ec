import { describe, expect, test } from 'vitest';
import { bodySegment, CAR_BODIES } from '#domain/car/body.ts';
import { listFixedForms, listNameForms } from '#site/routes/search-address-forms.ts';

const CARS = new Set(['car'] as const);
const formsOf = (segment: string) => new Map(listFixedForms(CARS)).get(segment);

/** What people type for a body of one word: the word and its plural, small, with a capital and in capitals. */
const typed = (word: string, title: string, plural: string, titles: string) => [
  ...[word, plural],
  ...[title, word.toUpperCase(), titles, plural.toUpperCase()],
  ...[`${title}-Cars`, `${word.toUpperCase()}-CARS`],
];

describe('a body or a condition of vehicles is also found by', () => {
  test.each([
    ['ute-cars', typed('ute', 'Ute', 'utes', 'Utes')],
    ['suv-cars', typed('suv', 'Suv', 'suvs', 'Suvs')],
    ['bus-cars', typed('bus', 'Bus', 'buses', 'Buses')],
    ['hatch-cars', typed('hatch', 'Hatch', 'hatches', 'Hatches')],
    ['hatchback-cars', typed('hatchback', 'Hatchback', 'hatchbacks', 'Hatchbacks')],
    ['used-cars', typed('used', 'Used', 'useds', 'Useds')],
    ['4x4-cars', [...typed('4x4', '4x4', '4x4s', '4x4s'), '4wd', '4wds', '4wd-cars']],
    [
      'softtop-cars',
      [...typed('softtop', 'Softtop', 'softtops', 'Softtops'), 'soft-top', 'soft-tops', 'soft-top-cars'],
    ],
    [
      'cab-chassis-cars',
      [
        ...typed('cab-chassis', 'Cab-Chassis', 'cab-chassis', 'Cab-Chassis'),
        ...['cabchassis', 'cabchassis-cars', 'cabChassis', 'cabChassis-cars'],
      ],
    ],
    [
      'people-mover-cars',
      [
        ...['people-mover', 'peoplemover', 'peopleMover', 'people-movers', 'peoplemovers', 'peopleMovers'],
        ...['peoplemover-cars', 'peopleMover-cars'],
        ...['People-Mover', 'PEOPLE-MOVER', 'People-Movers', 'PEOPLE-MOVERS'],
        ...['People-Mover-Cars', 'PEOPLE-MOVER-CARS'],
      ],
    ],
    [
      'new-and-demo-cars',
      [
        ...['new-and-demo', 'new-and-demos'],
        ...['New-And-Demo', 'NEW-AND-DEMO', 'New-And-Demos', 'NEW-AND-DEMOS'],
        ...['New-And-Demo-Cars', 'NEW-AND-DEMO-CARS'],
      ],
    ],
  ])('the forms of %s', (segment, forms) => {
    expect(formsOf(segment)?.toSorted()).toEqual([...new Set(forms)].sort());
  });

  test('no form of two, and none that is an address already', () => {
    const all = listFixedForms(new Set(['car', 'truck', 'bike', 'caravan', 'boat']));
    const forms = all.flatMap(([, own]) => own);
    expect(new Set(forms).size).toBe(forms.length);
    expect(all.filter(([segment]) => forms.includes(segment))).toEqual([]);
  });

  test('each of the 18 bodies and 5 sets of conditions, bodies first', () => {
    expect(listFixedForms(CARS).map(([segment]) => segment)).toEqual([
      ...CAR_BODIES.map(bodySegment),
      ...['new-cars', 'demo-cars', 'used-cars', 'new-and-demo-cars', 'new-used-and-demo-cars'],
    ]);
  });
});

describe('a make or model is also found by its name with capitals, with spaces and without hyphens', () => {
  test.each([
    ['Land Rover', 'land-rover', ['Land-Rover', 'LAND-ROVER', 'Land%20Rover', 'land%20rover', 'landrover']],
    ['Toyota', 'toyota', ['Toyota', 'TOYOTA']],
    ['BMW', 'bmw', ['BMW', 'Bmw']],
    ['CX-5', 'cx-5', ['CX-5', 'Cx-5', 'cx5']],
    ['HiLux', 'hilux', ['HiLux', 'HILUX', 'Hilux']],
    [
      'Grand  Cherokee',
      'grand-cherokee',
      ['Grand-Cherokee', 'GRAND-CHEROKEE', 'Grand%20%20Cherokee', 'grand%20%20cherokee', 'grandcherokee'],
    ],
    ['Citroën', 'citroen', ['Citro%C3%ABn', 'CITRO%C3%8BN', 'Citroen', 'citro%C3%ABn']],
    ['ID.4', 'id-4', ['ID.4', 'Id-4', 'id.4', 'id4']],
  ])('%s', (name, slug, forms) => expect(listNameForms(name, slug)).toEqual(forms));
});
