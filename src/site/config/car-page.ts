import * as v from 'valibot';
import { ACTION_KINDS, DEFAULT_ACTIONS } from '#domain/car/actions/action-kinds.ts';
import { nonEmptyText } from '#domain/scalar-schemas.ts';
import { assuranceSchema, DEFAULT_ASSURANCES } from './assurances.ts';
import { href } from './links.ts';

const actionPlacement = v.picklist(['button', 'line']);

/** An action of the car page: a kind alone, a kind with another label or placement, or a link of the dealer's own. */
const carActionSchema = v.pipe(
  v.union([
    v.picklist(ACTION_KINDS),
    v.strictObject({
      /** One of the built-in actions. */
      kind: v.picklist(ACTION_KINDS),
      /** Your own label. */
      label: v.optional(nonEmptyText),
      /** Where it is shown: as a button under the price, or as a line in the list below. */
      as: v.optional(actionPlacement),
    }),
    v.strictObject({
      /** A link of your own. */
      kind: v.literal('link'),
      /** The text of the link. */
      label: nonEmptyText,
      /** The page or address that it leads to; '{car_id}' and '{slug}' are filled in. */
      href,
      /** Where it is shown: as a button under the price, or as a line in the list below. */
      as: v.optional(actionPlacement, 'line'),
      /** The icon before the label. */
      icon: v.optional(
        v.picklist(['calendar', 'check', 'file', 'finance', 'mail', 'right', 'swap']),
        'right',
      ),
    }),
  ]),
  v.transform((given) =>
    typeof given === 'string' ? { kind: given, label: undefined, as: undefined } : given,
  ),
);

export const carPageSchema = v.strictObject({
  /** The actions that the page offers, in order. Those that a vehicle does not qualify for are left out. */
  actions: v.optional(v.array(carActionSchema), [...DEFAULT_ACTIONS]),
  /** Shows a banner with three links: the latest offers, booking a service, and selling a vehicle. */
  banner: v.optional(v.boolean(), false),
  /**
   * What you promise about warranty, history and inspection, in order. Without it, the page says in general which warranty a
   * new, demo or used vehicle has. Certified vehicles and those with a history report say so by themselves.
   * @example carPage: { assurances: [{ title: '12 months roadside', text: 'With every used {vehicle}.', carTypes: ['used'] }] }
   */
  assurances: v.optional(v.array(assuranceSchema), [...DEFAULT_ASSURANCES]),
});
