import type { ActionKind } from '#domain/car/actions/action-kinds.ts';
import type { Car } from '#domain/car/car.ts';
import { isForSale } from '#domain/car/status/availability.ts';
import { PRE_APPROVAL_LABEL } from '#domain/finance/pre-approval.ts';
import { fillLinkTemplate } from '#domain/link-template.ts';
import { toFormCarAttributes } from '#features/car-card/form-car-attributes.ts';
import type { ChatProvider } from '#features/chat/ChatLink.tsx';
import type { IconName } from '#ui/icons/Icon.tsx';
import { ACTION_RULES, type ActionContext, type ActionRule, type ActionSite } from './action-rules.ts';

/** An action for a car: a link, which opens a dialog if scripts are available. */
export interface CarAction {
  readonly kind: ActionKind | 'link';
  readonly text: string;
  readonly href: string;
  readonly placement: ActionRule['placement'];
  readonly icon: IconName;
  /** Whether it is removed once the car is not for sale. */
  readonly onlyWhileForSale: boolean;
  /** The chat that it opens. */
  readonly chat?: ChatProvider | undefined;
  /** The data attributes for the dialog; empty for a plain link. */
  readonly data: Readonly<Record<`data-${string}`, string | undefined>>;
}

/** The actions for a car, with the dealer's order and labels. */
export function buildCarActions(subject: ActionContext): CarAction[] {
  return subject.site.carPage.actions.flatMap((configured) => {
    if (configured.kind === 'link')
      return isForSale(subject.car) ? [createLinkAction(configured, subject.car)] : [];
    const action = ACTION_RULES[configured.kind];
    if (!action.applies(subject)) return [];
    const { kind, label, as } = configured;
    return [
      {
        kind,
        text: label ?? action.text(subject),
        href: action.href(subject),
        placement: as ?? action.placement,
        icon: action.icon,
        onlyWhileForSale: action.onlyWhileForSale ?? false,
        chat: getChat(action, subject),
        data: getDialogData(action, subject),
      },
      ...(kind === 'finance' ? preApprovalActions(subject) : []),
    ];
  });
}

/** The link beside 'Get Finance', for dealers with pre-approval (T-59). */
function preApprovalActions({ car, site }: ActionContext): CarAction[] {
  const { preApproval: href } = site.finance;
  return href ? [createLinkAction({ label: PRE_APPROVAL_LABEL, href, as: 'line', icon: 'check' }, car)] : [];
}

/** A link of the dealer's own; '{car_id}' and '{slug}' are filled in (T-59). */
function createLinkAction(
  {
    label,
    href,
    as,
    icon,
  }: Omit<Extract<ActionSite['carPage']['actions'][number], { kind: 'link' }>, 'kind'>,
  { id, slug }: Car,
): CarAction {
  const named = fillLinkTemplate(href, { car_id: id, slug });
  return { kind: 'link', text: label, href: named, placement: as, icon, onlyWhileForSale: true, data: {} };
}

function getDialogData({ form }: ActionRule, { car }: ActionContext): CarAction['data'] {
  if (form) return { 'data-form': form, ...toFormCarAttributes(car) };
  return {};
}

function getChat({ opens }: ActionRule, { site: { chat } }: ActionContext): ChatProvider | undefined {
  if (!opens || !chat) return undefined;
  const { object, script, open, assistant = open } = chat;
  return { object, script, opens: opens === 'chat' ? open : assistant };
}
