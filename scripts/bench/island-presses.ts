import type { Locator, Page } from 'playwright';

/** A first press on an island, and how to see that it was answered. */
export interface IslandPress {
  /** The component. */
  readonly island: string;
  /** What is pressed, in words. */
  readonly press: string;
  /** A page of the demonstration dealer 'coolabah'; `{car}` is a car for sale. */
  readonly path: string;
  readonly target: (page: Page) => Locator;
  /** What is there once the press was answered. */
  readonly answer: (page: Page) => Locator;
  /** What is pressed afterwards, for the later presses: the same target where nothing is said. */
  readonly again?: (page: Page) => Locator;
}

const main = (page: Page) => page.getByRole('main');

export const ISLAND_PRESSES: readonly IslandPress[] = [
  {
    island: 'CardTools',
    press: 'the heart of a card',
    path: '/',
    target: (page) =>
      main(page)
        .getByRole('button', { name: /^Save / })
        .first(),
    answer: (page) =>
      main(page)
        .getByRole('button', { name: /^Remove .* from saved$/ })
        .first(),
    again: (page) =>
      main(page)
        .getByRole('button', { name: /^(Save|Remove) / })
        .first(),
  },
  {
    island: 'CompareTray',
    press: 'the compare tick of a card',
    path: '/',
    target: (page) =>
      main(page)
        .getByRole('checkbox', { name: /^Compare / })
        .first(),
    answer: (page) => page.getByRole('region', { name: 'Compare' }),
  },
];
