import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carOfData, saveData, saveLabel } from '#features/favourites/save-data.ts';

/** As the browser gives attributes back. */
function dataset(attributes: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.replace('data-', ''), value]],
    ),
  );
}

test('a save button gives back the car it was made for', () => {
  const favourite = fc.record({
    id: fc.string(),
    name: fc.string(),
    slug: fc.string(),
    make: fc.string(),
    model: fc.string(),
    primary_image_url: fc.option(fc.webUrl()),
  });
  fc.assert(
    fc.property(favourite, (car) => {
      expect(carOfData(dataset(saveData(car)))).toEqual(car);
    }),
  );
});

test('its name says what a press does', () => {
  expect(saveLabel('2021 Toyota Corolla', false)).toBe('Save 2021 Toyota Corolla');
  expect(saveLabel('2021 Toyota Corolla', true)).toBe('Remove 2021 Toyota Corolla from saved');
});
