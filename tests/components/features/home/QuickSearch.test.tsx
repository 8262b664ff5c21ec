import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { QuickSearch } from '#features/home/QuickSearch.tsx';
import { collectHydrationErrors } from '#tests/support/browser/collect-hydration-errors.ts';

const makes = [
  {
    value: 'Kia',
    count: 1,
    href: '/search/kia/',
    models: [{ value: 'Rio', count: 1, href: '/search/kia/rio/' }],
  },
  {
    value: 'Toyota',
    count: 1200,
    href: '/search/toyota/',
    models: [
      { value: 'Corolla', count: 200, href: '/search/toyota/corolla/' },
      { value: 'HiLux', count: 1000, href: '/search/toyota/hilux/' },
    ],
  },
];
const finder = (
  <QuickSearch makes={makes} count={1201} vehicle={{ noun: 'truck', plural: 'trucks' }} href="/search/" />
);
const field = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
const button = () => screen.getByRole('button').textContent;

test('the button shows the number of results, and the models follow the make', async () => {
  render(finder);
  expect(button()).toBe('Show Me 1,201 Trucks');
  expect(field('Model').disabled).toBe(true);
  await userEvent.selectOptions(field('Make'), 'Toyota');
  expect(button()).toBe('Show Me 1,200 Trucks');
  expect([...field('Model').options].map(({ text }) => text)).toEqual([
    'All',
    'Corolla (200)',
    'HiLux (1000)',
  ]);
  await userEvent.selectOptions(field('Model'), 'HiLux');
  expect(button()).toBe('Show Me 1,000 Trucks');
  await userEvent.selectOptions(field('Make'), 'Kia');
  expect(button()).toBe('Show Me 1 Truck');
  expect(field('Model').value).toBe('');
  await userEvent.selectOptions(field('Make'), '');
  expect(button()).toBe('Show Me 1,201 Trucks');
});

test('hydration matches the built HTML and keeps a make chosen before it', () => {
  const problems = collectHydrationErrors(finder, (page) => {
    const [make] = page.getElementsByTagName('select');
    if (make) make.value = 'Kia';
  });
  expect(problems).toEqual([]);
  expect(button()).toBe('Show Me 1 Truck');
});
