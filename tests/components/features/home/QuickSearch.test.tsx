import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { QuickSearch } from '#features/home/QuickSearch.tsx';
import { hydrateIsland } from '#tests/support/browser/hydrate-island.ts';

const stock = {
  href: '/search/',
  makes: 'Kia\tkia\tRio\trio\nToyota\ttoyota\tCorolla\tcorolla\tHiLux\thilux',
  bodies: [
    { value: 'ute', label: 'Ute', count: 1000, href: '/search/ute-cars/' },
    { value: 'hatch', label: 'Hatch', count: 201, href: '/search/hatch-cars/' },
  ],
  prices: [20_000, 40_000],
  groups: '0.1.0.1 1.1.1.200 2.0.1.300 2.0.2.700',
};
const vehicle = { noun: 'truck', plural: 'trucks' };
const finder = <QuickSearch stock={stock} withMakes vehicle={vehicle} />;
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

test('body and price narrow it further', async () => {
  render(finder);
  await userEvent.selectOptions(field('Price'), 'Up to $40,000');
  expect(button()).toBe('Show Me 501 Trucks');
  await userEvent.selectOptions(field('Body type'), 'Ute (1000)');
  expect(button()).toBe('Show Me 300 Trucks');
  await userEvent.selectOptions(field('Make'), 'Kia');
  expect(button()).toBe('Show Me 0 Trucks');
});

test('a dealer of few models asks for body and price alone', () => {
  render(<QuickSearch stock={stock} withMakes={false} vehicle={vehicle} />);
  expect(screen.getAllByRole('combobox')).toHaveLength(2);
});

test('hydration matches the built HTML and keeps a make chosen before it', () => {
  hydrateIsland(finder, (page) => {
    const [make] = page.getElementsByTagName('select');
    if (make) make.value = 'Kia';
  });
  expect(button()).toBe('Show Me 1 Truck');
});
