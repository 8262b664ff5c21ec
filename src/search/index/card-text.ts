/** Words on a card that need more than the car itself to be made: a build makes them, engines hand them on as they are. */
export const CARD_TEXT_FIELDS = ['was', 'below', 'cost', 'rate', 'subscription', 'reserve', 'saves'] as const;

/**
 * 'Was $54,990 on 3 June 2026', '$620 below market', 'from $229 per week', '9.84% p.a. comparison rate*', '$249 per week
 * subscription', 'Reserve Now $200', 'Saved by 12'; null where there is nothing to say.
 */
export type CardText = Readonly<Record<(typeof CARD_TEXT_FIELDS)[number], string | null>>;
