import type { Locator, Page } from 'playwright';

/** A first press on an island, and its visible response. */
export interface IslandPress {
  /** The component's name. */
  readonly island: string;
  /** A description of the press target. */
  readonly press: string;
  /** A path of the dealer's site; `{car}` stands for one of its cars. */
  readonly path: string;
  readonly target: (page: Page) => Locator;
  /** The element that appears in response. */
  readonly answer: (page: Page) => Locator;
  /** The target of later presses; default: the same target. */
  readonly again?: (page: Page) => Locator;
}

const CAR = '/cars/{car}/';
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const lastButton = (page: Page) => main(page).locator('form[data-lead]').getByRole('button').last();

/** The first presses of typical visits, on pages of the large demo dealer. Pages that a dealer lacks are skipped. */
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
    island: 'CardTools, CompareTray',
    press: 'the compare tick of a card',
    path: '/',
    target: (page) =>
      main(page)
        .getByRole('checkbox', { name: /^Compare / })
        .first(),
    answer: (page) => page.getByRole('region', { name: 'Compare' }),
  },
  {
    island: 'KeepCar',
    press: 'Save on the page of a car',
    path: CAR,
    target: (page) => main(page).locator('.save-compare').getByRole('button'),
    answer: (page) =>
      main(page)
        .locator('.save-compare')
        .getByRole('button', { name: /^Remove / }),
  },
  {
    island: 'FormDialog, CarMoney',
    press: 'Enquire on the page of a car',
    path: CAR,
    target: (page) => main(page).locator('.action-panel').locator('a[data-form=enquiry]').first(),
    answer: dialog,
    again: (page) => dialog(page).getByRole('textbox', { name: 'First name' }),
  },
  {
    island: 'Gallery',
    press: 'Next photo',
    path: CAR,
    target: (page) => main(page).getByRole('button', { name: 'Next photo' }),
    answer: (page) => main(page).getByRole('button', { name: 'Previous photo', disabled: false }),
  },
  {
    island: 'Gallery',
    press: 'a photo',
    path: CAR,
    target: (page) => main(page).locator('.gallery__slide a').first(),
    answer: dialog,
    again: (page) => dialog(page).getByRole('button', { name: 'Zoom in' }),
  },
  {
    island: 'LeadForm',
    press: 'the button of the contact form',
    path: '/contact/',
    target: lastButton,
    answer: (page) => main(page).getByRole('alert').filter({ hasText: /\S/ }).first(),
  },
  {
    island: 'LoanCalculator',
    press: 'Fortnightly',
    path: '/finance/',
    target: (page) => main(page).getByRole('radio', { name: 'Fortnightly' }),
    answer: (page) =>
      main(page)
        .getByText(/fortnight/)
        .first(),
    again: (page) => main(page).getByRole('radio', { checked: false }).first(),
  },
  {
    island: 'Valuation',
    press: 'the button of its first step',
    path: '/trade-in/',
    target: (page) => main(page).locator('.value').getByRole('button').first(),
    answer: (page) => main(page).locator('.value [aria-invalid=true]').first(),
  },
  {
    island: 'DepartmentTabs',
    press: 'a department',
    path: '/locations/',
    target: (page) => main(page).getByRole('tab', { selected: false }).first(),
    answer: (page) => main(page).getByRole('tab', { selected: true }).nth(0),
    again: (page) => main(page).getByRole('tab', { selected: false }).first(),
  },
  {
    island: 'Carousel',
    press: 'Next',
    path: '/',
    target: (page) => main(page).locator('.carousel').getByRole('button', { name: 'Next' }).first(),
    answer: (page) =>
      main(page).locator('.carousel').getByRole('button', { name: 'Previous', disabled: false }).first(),
  },
  {
    island: 'PriceSearch',
    press: 'the price slider',
    path: '/search-by-price/',
    target: (page) => main(page).locator('.slider'),
    answer: (page) => main(page).getByRole('link', { name: /^Show Me / }),
  },
];
