/** The parameters of an offer's link. */
export interface OfferLink {
  readonly leadId: string;
  /** The signed token. */
  readonly offer: string;
}

/** An offer as displayed. */
export interface ShownOffer {
  readonly vehicle: string;
  readonly amount: string;
  /** The last day. */
  readonly until: string;
  readonly conditions: string;
  readonly accepted: boolean;
}

const FAILED_TEXT = "We couldn't load your offer. Please check your connection and reload the page.";

/** The offer of a link, or the reason why there is none. */
export async function fetchOffer({
  leadId,
  offer,
}: OfferLink): Promise<ShownOffer | { readonly error: string }> {
  const query = new URLSearchParams({ lead_id: leadId, offer });
  try {
    const response = await fetch(`/api/trade-in-offer?${query}`);
    const answer: ShownOffer | { readonly error?: string } = await response.json();
    return 'vehicle' in answer ? answer : { error: answer.error ?? FAILED_TEXT };
  } catch {
    return { error: FAILED_TEXT };
  }
}
