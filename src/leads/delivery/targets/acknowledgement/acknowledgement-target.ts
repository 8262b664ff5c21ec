import { DAY_MS } from '#domain/durations.ts';
import { toLocalTime } from '#domain/hours/local-time.ts';
import { findDealerTimeZone } from '#domain/location/time-zone.ts';
import { getFormValues, type OutboundLead } from '#leads/delivery/formats/outbound-lead.ts';
import { sendMessage } from '#leads/delivery/targets/email/target.ts';
import type { DeliveryTarget } from '#leads/delivery/targets/target-kind.ts';
import { ACKNOWLEDGEMENT } from '#leads/intake/lead-state.ts';
import type { SmtpMailer } from '#leads/mail/mailer.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { sha256 } from '#platform/sha256.ts';
import { renderAcknowledgement } from './render-acknowledgement.ts';

/**
 * Confirms enquiries to their visitors. Only a solved captcha is answered, and each address once a day: a program could
 * have e-mails sent to anybody. As a target it is sent once for each lead, and again if the mail server is down.
 */
export function createAcknowledgementTarget(
  mailer: SmtpMailer,
  from: string,
  claim: LeadStore['claim'],
): DeliveryTarget {
  return {
    name: ACKNOWLEDGEMENT,
    accepts: ({ lead }) => lead.verified === true && Boolean(getFormValues(lead).email),
    async send(outbound, now) {
      const { id } = outbound.lead;
      const until = new Date(now.getTime() + DAY_MS);
      const owner = await claim({ key: nameDayOf(outbound, now), owner: id, until });
      if (owner !== id) return { outcome: 'refused', note: 'this address had one today' };
      return sendMessage(mailer, renderAcknowledgement(outbound, from));
    },
  };
}

/** An address on a day of the dealer, as a hash. Most mail systems ignore dots, capitals and what follows a plus sign. */
function nameDayOf({ lead, dealer }: OutboundLead, now: Date): string {
  const [local = '', domain = ''] = String(getFormValues(lead).email).toLowerCase().split('@');
  const address = `${local.replace(/\+.*/, '').replaceAll('.', '')}@${domain}`;
  const { date } = toLocalTime(now, findDealerTimeZone(dealer.locations));
  return sha256(`acknowledgement ${lead.site} ${date} ${address}`, 'hex');
}
