import type { ActionKind } from '#domain/car/actions/action-kinds.ts';
import { getReservePage, reserveButtonText } from '#domain/car/actions/reservation.ts';
import { isTradeInAndTestDriveOffered } from '#domain/car/actions/trade-in.ts';
import { kindOf } from '#domain/car/body.ts';
import type { Car } from '#domain/car/car.ts';
import { mainPhotoUrl } from '#domain/car/photos.ts';
import { isForSale } from '#domain/car/status/availability.ts';
import {
  brochurePath,
  CAR_TRADE_IN_PATH,
  carFinancePath,
  reservePath,
  TRADE_IN_PATH,
  withCarId,
} from '#domain/paths.ts';
import { stripQueryAndHash } from '#domain/url-path.ts';
import { rulesOf } from '#domain/vehicle-kind.ts';
import { toTitleCase } from '#domain/vehicle-noun.ts';
import { formAnchor } from '#features/forms/form-pages.ts';
import type { FormName } from '#leads/forms/forms.ts';
import type { Site } from '#site/site.ts';
import type { IconName } from '#ui/icons/Icon.tsx';

export type ActionSite = Pick<
  Site,
  'carPage' | 'chat' | 'finance' | 'forms' | 'reserve' | 'links' | 'valuation'
>;

/** The context that action rules are evaluated in. */
export interface ActionContext {
  readonly car: Car;
  readonly site: ActionSite;
  /** The number to call; undefined when none is known (T-75). */
  readonly phone: string | undefined;
  /** The name of the car's location; null = a location without a name, undefined = unknown. */
  readonly location: string | null | undefined;
}

export interface ActionRule {
  /** A button under the price (the first one is the primary action), or a line of the list below. */
  readonly placement: 'button' | 'line';
  readonly icon: IconName;
  readonly onlyWhileForSale?: true;
  /** Whether the action applies to the car. */
  readonly applies: (subject: ActionContext) => boolean;
  readonly text: (subject: ActionContext) => string;
  readonly href: (subject: ActionContext) => string;
  /** The form that opens in a dialog. */
  readonly form?: FormName;
  /** The function of the chat provider to call. */
  readonly opens?: 'chat' | 'assistant';
}

const isCarForSale = ({ car }: ActionContext) => isForSale(car);
const canTradeIn = ({ car, site }: ActionContext) =>
  isTradeInAndTestDriveOffered(car, site.valuation !== false);
const testDriveOf = ({ car }: ActionContext) => rulesOf(kindOf(car.simple_body)).testDrive;
const getReserveLabel = ({ car, site }: ActionContext) =>
  site.reserve ? reserveButtonText(car, site.reserve) : null;
/** The page with the form for visitors without scripts, for forms without a page of their own. */
const contactHref = ({ car }: ActionContext) => withCarId('/contact/', car);

/** The rule of every kind of action. */
export const ACTION_RULES: Readonly<Record<ActionKind, ActionRule>> = {
  enquire: {
    placement: 'button',
    icon: 'mail',
    onlyWhileForSale: true,
    applies: isCarForSale,
    text: ({ site }) => site.forms.enquireButton,
    href: contactHref,
    form: 'enquiry',
  },
  'test-drive': {
    placement: 'button',
    icon: 'drive',
    onlyWhileForSale: true,
    applies: (subject) => canTradeIn(subject) && testDriveOf(subject) !== null,
    text: (subject) => `Book a ${toTitleCase(testDriveOf(subject) ?? '')}`,
    href: ({ car, site }) => withCarId(site.links.testDrive, car),
    form: 'test-drive',
  },
  reserve: {
    placement: 'button',
    icon: 'bookmark',
    onlyWhileForSale: true,
    applies: (subject) => getReserveLabel(subject) !== null,
    text: (subject) => getReserveLabel(subject) ?? '',
    href: ({ car, site }) => (site.reserve ? reservePath(car, getReservePage(site.reserve)) : ''),
  },
  call: {
    placement: 'line',
    icon: 'phone',
    applies: ({ phone }) => phone !== undefined,
    text: ({ phone = '' }) => `Call ${phone}`,
    href: ({ phone = '' }) => phone,
  },
  photos: {
    placement: 'line',
    icon: 'mail',
    onlyWhileForSale: true,
    applies: ({ car }) => isForSale(car) && mainPhotoUrl(car) === null,
    text: () => 'Request Photos',
    href: contactHref,
    form: 'request-photos',
  },
  finance: {
    placement: 'line',
    icon: 'finance',
    onlyWhileForSale: true,
    applies: isCarForSale,
    text: () => 'Get Finance',
    href: ({ car, site }) => carFinancePath(site.links.finance, car),
  },
  'trade-in': {
    placement: 'line',
    icon: 'swap',
    onlyWhileForSale: true,
    applies: canTradeIn,
    text: () => 'Value my trade-in',
    href: ({ car, site: { links } }) =>
      withCarId(stripQueryAndHash(links.tradeIn) === TRADE_IN_PATH ? CAR_TRADE_IN_PATH : links.tradeIn, car),
  },
  form: {
    placement: 'line',
    icon: 'mail',
    onlyWhileForSale: true,
    applies: isCarForSale,
    text: () => 'Send an enquiry',
    href: () => `#${formAnchor('enquiry')}`,
  },
  chat: {
    placement: 'line',
    icon: 'chat',
    applies: ({ site }) => site.chat !== false,
    text: () => 'Chat with us',
    href: contactHref,
    opens: 'chat',
  },
  assistant: {
    placement: 'line',
    icon: 'chat',
    applies: ({ site }) => site.chat !== false && site.chat.assistant !== undefined,
    text: () => 'Open chat assistant',
    href: contactHref,
    opens: 'assistant',
  },
  history: {
    placement: 'line',
    icon: 'file',
    applies: ({ car }) => car.file !== null,
    text: () => 'History report',
    href: ({ car }) => car.file ?? '',
  },
  brochure: {
    placement: 'line',
    icon: 'file',
    onlyWhileForSale: true,
    applies: isCarForSale,
    text: () => 'Download brochure',
    href: ({ car }) => brochurePath(car),
  },
  location: {
    placement: 'line',
    icon: 'pin',
    applies: ({ location }) => location !== undefined,
    text: ({ location }) => location ?? 'Vehicle Location',
    href: () => '#vehicle-map',
  },
};
