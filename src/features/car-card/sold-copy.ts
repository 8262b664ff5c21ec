/** The texts of an unavailable car, with the dealer's vehicle noun; apostrophes are exact (T-47). */
export function soldCopy(vehicle: string) {
  return {
    heading: 'SOLD',
    regret: `Unfortunately this ${vehicle} recently sold.`,
    help: `But don't worry, we can help you find a similar ${vehicle}!`,
    question: 'Like this and want something similar?',
    action: 'Find Me Something Similar',
  } as const;
}
