import type { SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import type { MailConfig } from '#leads/mail/mail-schema.ts';
import { createMailerFactory } from '#leads/mail/mailer.ts';
import { createOfferLink, getLocalDate } from '#leads/trade-in-offer/offer-link.ts';
import { renderOfferEmail } from '#leads/trade-in-offer/render-offer-email.ts';
import { OfferError, offerTermsSchema, recordOffer } from '#leads/trade-in-offer/trade-in-offer.ts';
import { UsageError } from '#scripts/cli/command.ts';
import { type LeadContext, readFactsByDealer } from './command-context.ts';
import { findSelectedLead } from './select-leads.ts';

/** Records an offer on a trade-in, and prints the visitor's link. Throws a UsageError if anything is missing or wrong. */
export async function makeOffer(context: LeadContext): Promise<number> {
  const { store, filter, ids, now, distDir, options } = context;
  const { amount, until, conditions, send } = options;
  const [id] = ids;
  if (!id || ids.length > 1) throw new UsageError('offer: name one lead by its id.');
  const found = await findSelectedLead(store, filter.sites, id);
  if (!found) {
    console.error(`${id}: no such lead.`);
    return 1;
  }
  const { lead } = found.record;
  const site = (await readFactsByDealer(distDir)).get(lead.site);
  if (!site) throw new UsageError(`offer: ${lead.site} is not in ${distDir}. Build it first.`);
  const secret = process.env.CAPTCHA_SECRET;
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
  const today = getLocalDate(site, now);
  const offerId = await recordOffer(lead, terms.output, { store, now, today }).catch((error: unknown) => {
    throw error instanceof OfferError ? new UsageError(error.message) : error;
  });
  const link = createOfferLink(site.url, id, offerId, { secret, site: site.dealer });
  console.log(link);
  if (!send || !mail) return 0;
  const message = renderOfferEmail(lead, terms.output, { link, dealer: site.name, from: mail.from });
  const problem = await trySend(message, mail);
  if (problem === undefined) return 0;
  console.error(
    `The e-mail was not sent: ${problem}. The offer is recorded: send the link yourself, or repeat the command.`,
  );
  return 1;
}

/** Why the e-mail was not sent; undefined if it was. */
async function trySend(message: SendMailOptions, { smtpEnv }: MailConfig): Promise<string | undefined> {
  try {
    await createMailerFactory(process.env)(smtpEnv).send(message);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : 'the mail server did not take it';
  }
}
