import { expect, test } from 'vitest';
import { carouselOf } from '#components/carousel.ts';

test("a carousel's helper throws outside a carousel", () => {
  expect(() => carouselOf({ closest: () => null })).toThrow('This is not part of a carousel.');
});
