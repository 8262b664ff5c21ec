import type { LeadStore } from '#leads/store/store.ts';
import type { OfferRequest } from './make-offer.ts';
import type { LeadFilter } from './select-leads.ts';

/** The input of the commands. */
export interface CommandContext {
  readonly store: LeadStore;
  readonly filter: LeadFilter;
  readonly ids: readonly string[];
  readonly json: boolean;
  readonly out: string | undefined;
  /** The month of a report: '2026-11'. */
  readonly month: string | undefined;
  readonly yes: boolean;
  readonly force: boolean;
  readonly dataDir: string;
  readonly distDir: string;
  readonly now: Date;
  /** The options of an offer. */
  readonly offer: Omit<OfferRequest, 'id'>;
}
