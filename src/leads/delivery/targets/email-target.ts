import type { SendMailOptions } from 'nodemailer';
import { renderEmail } from '#leads/delivery/formats/render-email.ts';
import type { EmailTargetConfig } from '#leads/delivery/target-schema.ts';
import { createMailer, type SmtpMailer } from '#leads/mail/mailer.ts';
import type { DeliveryResult, DeliveryTarget } from './delivery-target.ts';

/** Sends leads by SMTP. `server` is the server's address: 'smtps://user:password@mail.example.com.au:465'. */
export function createEmailTarget(name: string, target: EmailTargetConfig, server: string): DeliveryTarget {
  const mailer = createMailer(server);
  return {
    name,
    send: (outbound) => sendMessage(mailer, renderEmail(outbound, target)),
  };
}

/** Sends one message; the mail server's answer as the outcome of an attempt. */
export async function sendMessage(mailer: SmtpMailer, message: SendMailOptions): Promise<DeliveryResult> {
  try {
    const answer = await mailer.send(message);
    return { outcome: 'delivered', note: 'taken by the mail server', answer };
  } catch (error) {
    return toFailure(error as SendError);
  }
}

/** What nodemailer rejects with. */
interface SendError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
  /** The mail server's answer. */
  readonly response?: string;
}

/** A 5xx about the message is final. One about our login (EAUTH) is a wrong set-up, which somebody may fix. */
function toFailure({ code, responseCode = 0, response, message }: SendError): DeliveryResult {
  const refused = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  const reason = [code, responseCode || undefined].filter(Boolean).join(' ');
  const note = `the mail server did not take it (${reason})`;
  return { outcome: refused ? 'refused' : 'failed', note, answer: response ?? message };
}
