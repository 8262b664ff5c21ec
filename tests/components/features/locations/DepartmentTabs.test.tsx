import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DepartmentTabs } from '#features/locations/DepartmentTabs.tsx';
import { listChanges } from '#features/locations/finder/list-changes.ts';
import { hydrateIsland } from '#tests/support/browser/hydrate-island.ts';

const tabs = ['Sales', 'Service', 'Parts'].map((label) => ({ id: `dept-${label}`, label }));
const departments = (
  <DepartmentTabs
    label="Departments of Bowen"
    tabs={tabs}
    first={1}
    panel0="07 5550 0100"
    panel1="07 5550 0107"
    panel2="07 5550 0108"
  />
);

const chosen = () =>
  screen
    .getAllByRole('tab')
    .flatMap((tab) => (tab.getAttribute('aria-selected') === 'true' ? [tab.textContent] : []));
const shown = () =>
  screen
    .getAllByRole('tabpanel')
    .flatMap((panel) => (panel.className === 'unchosen' ? [] : [panel.textContent]));

test('a click selects a department, and only its panel is shown', async () => {
  render(departments);
  expect(shown()).toEqual(['07 5550 0107']);
  await userEvent.click(screen.getByRole('tab', { name: 'Parts' }));
  expect(chosen()).toEqual(['Parts']);
  expect(shown()).toEqual(['07 5550 0108']);
  expect(screen.getByRole('tabpanel', { name: 'Parts' }).textContent).toBe('07 5550 0108');
});

test('the tabs are one tab stop; arrow keys wrap around, Home and End go to the ends', async () => {
  render(departments);
  await userEvent.tab();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Service'));
  for (const [key, tab] of [
    ['ArrowRight', 'Parts'],
    ['ArrowRight', 'Sales'],
    ['ArrowLeft', 'Parts'],
    ['Home', 'Sales'],
    ['End', 'Parts'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(tab));
    expect(chosen()).toEqual([tab]);
  }
});

test('the first tab is selected again when the list of locations changes', () => {
  render(departments);
  act(() => listChanges.set(listChanges.get() + 1));
  expect(chosen()).toEqual(['Sales']);
});

test('hydration matches the built HTML', () => {
  hydrateIsland(departments);
});
