import { getFormValues, type OutboundLead } from '#leads/delivery/formats/outbound-lead.ts';
import { FOLLOW_UP_FORMS } from '#leads/intake/follow-ups.ts';
import type { Mailer } from '#leads/mail/mailer.ts';
import type { DeliveryTarget } from './delivery-target.ts';
import { renderAcknowledgement } from './render-acknowledgement.ts';

/** A name that no target in site.ts can have. */
const NAME = 'visitor.acknowledgement';

/**
 * Confirms enquiries to their visitors. As a target it is sent once for each lead, and again if the mail server is down; an
 * address that does not exist is not the dealer's problem.
 */
export function createAcknowledgementTarget(mailer: Mailer, from: string): DeliveryTarget {
  return {
    name: NAME,
    optional: true,
    accepts: isAcknowledged,
    async send(outbound) {
      try {
        await mailer.send(renderAcknowledgement(outbound, from));
        return { outcome: 'delivered', note: 'taken by the mail server' };
      } catch (error) {
        const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
        const note = `the mail server did not take it (${[code, responseCode || undefined].filter(Boolean).join(' ')})`;
        return { outcome: responseCode >= 500 ? 'delivered' : 'failed', note };
      }
    },
  };
}

/** Never for spam, nor for unverified enquiries: a program could have e-mails sent to anybody. */
function isAcknowledged({ lead }: OutboundLead): boolean {
  const { handling, form, payload } = lead;
  return (
    handling !== 'spam' &&
    payload.verification === undefined &&
    !FOLLOW_UP_FORMS.has(form) &&
    Boolean(getFormValues(lead).email)
  );
}
