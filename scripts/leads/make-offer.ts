import type { SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import type { MailConfig } from '#leads/mail/mail-schema.ts';
import { createMailerFactory } from '#leads/mail/mailer.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { createOfferLink } from '#leads/trade-in-offer/offer-link.ts';
import { renderOfferEmail } from '#leads/trade-in-offer/render-offer-email.ts';
import { OfferError, offerTermsSchema, recordOffer } from '#leads/trade-in-offer/trade-in-offer.ts';
import { UsageError } from '#scripts/cli/command.ts';
import type { SiteFacts } from '#server/published-site/site-facts.ts';

export interface OfferRequest {
  readonly id: string;
  readonly amount: string | undefined;
  readonly until: string | undefined;
  readonly conditions: string | undefined;
  /** Whether to send the link to the visitor. */
  readonly send: boolean;
}

export interface MadeOffer {
  /** The visitor's link. */
  readonly link: string;
  /** The reason why the e-mail was not sent; undefined if it was, or need not be. */
  readonly emailProblem: string | undefined;
}

/** Records an offer on a trade-in. Throws a UsageError if anything is missing or wrong. */
export async function makeOffer(
  { id, amount, until, conditions, send }: OfferRequest,
  {
    store,
    site,
    now,
    today,
    env,
  }: {
    readonly store: LeadStore;
    readonly site: SiteFacts;
    readonly now: Date;
    /** ISO date at the dealer. */
    readonly today: string;
    readonly env: NodeJS.ProcessEnv;
  },
): Promise<MadeOffer> {
  const secret = env.CAPTCHA_SECRET;
  if (!secret)
    throw new UsageError('offer: needs CAPTCHA_SECRET, the same as that of the host, to sign the link.');
  const terms = v.safeParse(offerTermsSchema, {
    amount: Number(amount),
    until,
    ...(conditions && { conditions }),
  });
  if (!terms.success)
    throw new UsageError(
      'offer: write --amount in whole dollars and --until as a day: --amount 18500 --until 2026-12-05.',
    );
  const { mail } = site.leads;
  if (send && !mail)
    throw new UsageError(`offer --send: leads.mail of ${site.dealer} is not set in site.ts.`);
  const lead = await store.find(site.dealer, id);
  if (!lead) throw new UsageError(`${id}: no such lead.`);
  const offerId = await recordOffer(lead, terms.output, { store, now, today }).catch((error: unknown) => {
    throw error instanceof OfferError ? new UsageError(error.message) : error;
  });
  const link = createOfferLink(site.url, id, offerId, { secret, site: site.dealer });
  if (!send || !mail) return { link, emailProblem: undefined };
  const message = renderOfferEmail(lead, terms.output, { link, dealer: site.name, from: mail.from });
  return { link, emailProblem: await trySend(message, mail, env) };
}

async function trySend(
  message: SendMailOptions,
  { smtpEnv }: MailConfig,
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  try {
    await createMailerFactory(env)(smtpEnv).send(message);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : 'the mail server did not take it';
  }
}
