import type { ActionKind } from '#domain/car/action-kinds.ts';
import { isOnOffer } from '#domain/car/availability.ts';
import type { Car } from '#domain/car/car.ts';
import { mainPhoto } from '#domain/car/photos.ts';
import { reservePage, reserveText } from '#domain/car/reservation.ts';
import { isDrivable } from '#domain/car/trade-in.ts';
import { PRE_APPROVAL } from '#domain/finance/pre-approval.ts';
import { fillLink } from '#domain/link-template.ts';
import {
  aboutCar,
  brochurePath,
  CAR_TRADE_IN_PAGE,
  financeFor,
  reservePath,
  TRADE_IN_PAGE,
} from '#domain/paths.ts';
import { pathPart } from '#domain/url-path.ts';
import { carData } from '#features/car-card/form-car-attributes.ts';
import type { Chat } from '#features/chat/chat-provider.ts';
import { formAnchor } from '#features/forms/form-pages.ts';
import type { FormName } from '#leads/forms/forms.ts';
import type { Site } from '#site/site.ts';
import type { IconName } from '#ui/icons/icons.ts';

/** Something a visitor may do about a car: a link, which opens a dialog where there are scripts. */
export interface CarAction {
  readonly kind: ActionKind | 'link';
  readonly text: string;
  readonly href: string;
  /** A button under the price, the first of them the primary one; or a line of the list below. */
  readonly place: 'button' | 'line';
  readonly icon: IconName;
  /** Whether it is there only as long as the car can be had. */
  readonly offer: boolean;
  /** The chat that it opens. */
  readonly chat?: Chat | undefined;
  /** What the dialog needs; none for a plain link. */
  readonly data: Readonly<Record<`data-${string}`, string | undefined>>;
}

type ActionSite = Pick<Site, 'carPage' | 'chat' | 'finance' | 'forms' | 'reserve' | 'links' | 'valuation'>;

/** What an action needs to know beside the dealer's settings. */
interface Subject {
  readonly car: Car;
  readonly site: ActionSite;
  /** The number to call; undefined when none is known (T-75). */
  readonly phone: string | undefined;
  /** The name of the place it stands at; null = a place without a name, undefined = nowhere known. */
  readonly location: string | null | undefined;
}

interface Strategy {
  readonly place: CarAction['place'];
  readonly icon: IconName;
  readonly offer?: true;
  /** Whether the car is offered it. */
  readonly fits: (subject: Subject) => boolean;
  readonly text: (subject: Subject) => string;
  readonly href: (subject: Subject) => string;
  /** The form that opens in a dialog. */
  readonly form?: FormName;
  /** Which of the chat provider's two functions is called. */
  readonly opens?: 'chat' | 'assistant';
}

const onOffer = ({ car }: Subject) => isOnOffer(car);
const drivable = ({ car, site }: Subject) => isDrivable(car, site.valuation !== false);
const reserveWords = ({ car, site }: Subject) => (site.reserve ? reserveText(car, site.reserve) : null);
/** Where a form without a page of its own is sent from when there are no scripts. */
const contact = ({ car }: Subject) => aboutCar('/contact/', car);

/** Every kind of action, and the rules that hold for it. */
const STRATEGIES: Readonly<Record<ActionKind, Strategy>> = {
  enquire: {
    place: 'button',
    icon: 'mail',
    offer: true,
    fits: onOffer,
    text: ({ site }) => site.forms.enquire,
    href: contact,
    form: 'enquiry',
  },
  'test-drive': {
    place: 'button',
    icon: 'drive',
    offer: true,
    fits: drivable,
    text: () => 'Book a Test Drive',
    href: ({ car, site }) => aboutCar(site.links.testDrive, car),
    form: 'test-drive',
  },
  reserve: {
    place: 'button',
    icon: 'bookmark',
    offer: true,
    fits: (subject) => reserveWords(subject) !== null,
    text: (subject) => reserveWords(subject) ?? '',
    href: ({ car, site }) => (site.reserve ? reservePath(car, reservePage(site.reserve)) : ''),
  },
  call: {
    place: 'line',
    icon: 'phone',
    fits: ({ phone }) => phone !== undefined,
    text: ({ phone = '' }) => `Call ${phone}`,
    href: ({ phone = '' }) => phone,
  },
  photos: {
    place: 'line',
    icon: 'mail',
    offer: true,
    fits: ({ car }) => isOnOffer(car) && mainPhoto(car) === null,
    text: () => 'Request Photos',
    href: contact,
    form: 'request-photos',
  },
  finance: {
    place: 'line',
    icon: 'finance',
    offer: true,
    fits: onOffer,
    text: () => 'Get Finance',
    href: ({ car, site }) => financeFor(site.links.finance, car),
  },
  'trade-in': {
    place: 'line',
    icon: 'swap',
    offer: true,
    fits: drivable,
    text: () => 'Value my trade-in',
    href: ({ car, site: { links } }) =>
      aboutCar(pathPart(links.tradeIn) === TRADE_IN_PAGE ? CAR_TRADE_IN_PAGE : links.tradeIn, car),
  },
  form: {
    place: 'line',
    icon: 'mail',
    offer: true,
    fits: onOffer,
    text: () => 'Write to us on this page',
    href: () => `#${formAnchor('enquiry')}`,
  },
  chat: {
    place: 'line',
    icon: 'chat',
    fits: ({ site }) => site.chat !== false,
    text: () => 'Chat with us',
    href: contact,
    opens: 'chat',
  },
  assistant: {
    place: 'line',
    icon: 'chat',
    fits: ({ site }) => site.chat !== false && site.chat.assistant !== undefined,
    text: () => 'Open chat assistant',
    href: contact,
    opens: 'assistant',
  },
  history: {
    place: 'line',
    icon: 'file',
    fits: ({ car }) => car.file !== null,
    text: () => 'History report',
    href: ({ car }) => car.file ?? '',
  },
  brochure: {
    place: 'line',
    icon: 'file',
    offer: true,
    fits: onOffer,
    text: () => 'Download brochure',
    href: ({ car }) => brochurePath(car),
  },
  location: {
    place: 'line',
    icon: 'pin',
    fits: ({ location }) => location !== undefined,
    text: ({ location }) => location ?? 'Vehicle Location',
    href: () => '#vehicle-map',
  },
};

/** What is offered about a car, in the dealer's order and words. */
export function carActions(subject: Subject): CarAction[] {
  return subject.site.carPage.actions.flatMap((wanted) => {
    if (wanted.kind === 'link') return isOnOffer(subject.car) ? [customLink(wanted, subject.car)] : [];
    const action = STRATEGIES[wanted.kind];
    if (!action.fits(subject)) return [];
    const { kind, label, as } = wanted;
    return [
      {
        kind,
        text: label ?? action.text(subject),
        href: action.href(subject),
        place: as ?? action.place,
        icon: action.icon,
        offer: action.offer ?? false,
        chat: chatOf(action, subject),
        data: dataOf(action, subject),
      },
      ...(kind === 'finance' ? preApproval(subject) : []),
    ];
  });
}

/** Beside 'Get Finance', for a dealer whose lender approves loans before the purchase (T-59). */
function preApproval({ car, site }: Subject): CarAction[] {
  const { preApproval: href } = site.finance;
  return href ? [customLink({ label: PRE_APPROVAL, href, as: 'line', icon: 'check' }, car)] : [];
}

/** The address may name the car: '{car_id}' and '{slug}' (T-59). */
function customLink(
  {
    label,
    href,
    as,
    icon,
  }: Omit<Extract<ActionSite['carPage']['actions'][number], { kind: 'link' }>, 'kind'>,
  { id, slug }: Car,
): CarAction {
  const named = fillLink(href, { car_id: id, slug });
  return { kind: 'link', text: label, href: named, place: as, icon, offer: true, data: {} };
}

function dataOf({ form }: Strategy, { car }: Subject): CarAction['data'] {
  if (form) return { 'data-form': form, ...carData(car) };
  return {};
}

function chatOf({ opens }: Strategy, { site: { chat } }: Subject): Chat | undefined {
  if (!opens || !chat) return undefined;
  const { object, script, open, assistant = open } = chat;
  return { object, script, opens: opens === 'chat' ? open : assistant };
}
