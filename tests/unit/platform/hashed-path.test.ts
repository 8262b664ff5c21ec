import { expect, test } from 'vitest';
import { isHashedPath } from '#platform/hashed-path.ts';

test.each([
  '/_astro/worker-Cc8FhnK7.js',
  '/assets/logo.1a2b3c4d.svg',
  '/assets/team/alex.0f9e8d7c.jpg',
  '/assets/photos/suv-a-side-noon-white-81-0-0-1b93e7.webp',
  '/search/cars.4fb43abd.json',
  '/search/page.4fb43abd.json',
])('%s changes its name with its content', (path) => expect(isHashedPath(path)).toBe(true));

test.each([
  '/',
  '/_astro/',
  '/search/',
  '/search/index.html',
  '/search/ute-cars/index.html',
  '/search/facts.json',
  '/assets/brochure.pdf',
  '/assets/feedface',
  '/stock/cars.4fb43abd.json',
  '/cars/2021-mazda-cx5-1a2b3c4d/index.html',
])('%s keeps its name', (path) => expect(isHashedPath(path)).toBe(false));
