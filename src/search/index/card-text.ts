/** Card texts that depend on more than the car itself: the build writes them, and engines return them unchanged. */
// biome-ignore format: a list reads better in a row
export const CARD_TEXT_FIELDS = ['was', 'below', 'cost', 'rate', 'loan', 'subscription', 'reserve', 'saves'] as const;

/**
 * 'Was $54,990 on 3 June 2026', '$620 below market', 'from $229 per week', '9.84% p.a. comparison rate*', '9.24 5' (the loan,
 * src/domain/finance/budget.ts), '$249 per week subscription', 'Reserve Now · $200 fee', 'Saved by 12'; null = no text.
 */
export type CardText = Readonly<Record<(typeof CARD_TEXT_FIELDS)[number], string | null>>;
