import type { Locator, Page } from 'playwright';

type Find = (page: Page) => Locator;

/** A first press on an island, and its visible response. */
export interface IslandPress {
  /** The component's name. */
  readonly island: string;
  /** A description of the press target. */
  readonly press: string;
  /** A path of the dealer's site; `{car}` stands for one of its cars. */
  readonly path: string;
  readonly target: Find;
  /** The element that appears in response. */
  readonly answer: Find;
  /** The target of later presses; default: the same target. */
  readonly again?: Find;
}

type Role = Parameters<Page['getByRole']>[0];
type RoleOptions = Parameters<Page['getByRole']>[1];

/** The first element of a role, or of a selector, in the page's main part. */
const inMain =
  (role: Role, options?: RoleOptions): Find =>
  (page) =>
    page.getByRole('main').getByRole(role, options).first();
const bySelector =
  (selector: string): Find =>
  (page) =>
    page.getByRole('main').locator(selector).first();
const dialog: Find = (page) => page.getByRole('dialog');

const CAR = '/cars/{car}/';

/** The first presses of typical visits, on pages of the large demo dealer. Pages that a dealer lacks are skipped. */
export const ISLAND_PRESSES: readonly IslandPress[] = [
  {
    island: 'CardTools',
    press: 'the heart of a card',
    path: '/',
    target: inMain('button', { name: /^Save / }),
    answer: inMain('button', { name: /^Remove .* from saved$/ }),
    again: inMain('button', { name: /^(Save|Remove) / }),
  },
  {
    island: 'CardTools, CompareTray',
    press: 'the compare tick of a card',
    path: '/',
    target: inMain('checkbox', { name: /^Compare / }),
    answer: (page) => page.getByRole('region', { name: 'Compare' }),
  },
  {
    island: 'KeepCar',
    press: 'Save on the page of a car',
    path: CAR,
    target: bySelector('.gallery .save'),
    answer: (page) => bySelector('.gallery')(page).getByRole('button', { name: /^Remove / }),
  },
  {
    island: 'FormDialog, CarMoney',
    press: 'Enquire on the page of a car',
    path: CAR,
    target: bySelector('.action-panel a[data-form=enquiry]'),
    answer: dialog,
    again: (page) => dialog(page).getByRole('textbox', { name: 'First name' }),
  },
  {
    island: 'Gallery',
    press: 'Next photo',
    path: CAR,
    target: inMain('button', { name: 'Next photo' }),
    answer: inMain('button', { name: 'Previous photo', disabled: false }),
  },
  {
    island: 'Gallery',
    press: 'a photo',
    path: CAR,
    target: bySelector('.gallery__slide a'),
    answer: dialog,
    again: (page) => dialog(page).getByRole('button', { name: 'Zoom in' }),
  },
  {
    island: 'LeadForm',
    press: 'the button of the contact form',
    path: '/contact/',
    target: (page) => page.getByRole('main').locator('form[data-lead]').getByRole('button').last(),
    answer: (page) => page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ }).first(),
  },
  {
    island: 'LoanCalculator',
    press: 'Fortnightly',
    path: '/finance/',
    target: inMain('radio', { name: 'Fortnightly' }),
    answer: bySelector('text=/fortnight/'),
    again: inMain('radio', { checked: false }),
  },
  {
    island: 'Valuation',
    press: 'the button of its first step',
    path: '/trade-in/',
    target: bySelector('.value button'),
    answer: bySelector('.value [aria-invalid=true]'),
  },
  {
    island: 'DepartmentTabs',
    press: 'a department',
    path: '/locations/',
    target: inMain('tab', { selected: false }),
    answer: inMain('tab', { selected: true }),
  },
  {
    island: 'Carousel',
    press: 'Next',
    path: '/',
    target: (page) => bySelector('.carousel')(page).getByRole('button', { name: 'Next' }),
    answer: (page) =>
      bySelector('.carousel')(page).getByRole('button', { name: 'Previous', disabled: false }),
  },
  {
    island: 'PriceSearch',
    press: 'the price slider',
    path: '/search-by-price/',
    target: bySelector('.slider'),
    answer: inMain('link', { name: /^Show Me / }),
  },
];
