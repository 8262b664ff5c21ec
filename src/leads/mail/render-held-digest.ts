import type { SendMailOptions } from 'nodemailer';
import { formatMoment } from '#domain/hours/long-date.ts';
import { toHeaderText } from './mailer.ts';

/** Held leads of a dealer: how many, and the ISO time at which the oldest was received. */
export interface HeldLeads {
  readonly count: number;
  readonly since: string;
}

interface DigestEnvelope {
  readonly dealer: string;
  readonly name: string;
  readonly timeZone: string;
  readonly from: string;
  readonly to: readonly string[];
}

/** The daily e-mail about held leads. Without personal data: it is about a queue, not about people. */
export function renderHeldDigest(
  { count, since }: HeldLeads,
  { dealer, name, timeZone, from, to }: DigestEnvelope,
): SendMailOptions {
  const noun = count === 1 ? 'enquiry is' : 'enquiries are';
  return {
    from: { name: toHeaderText(`${name} website`), address: from },
    to: to.map((address) => ({ name: '', address })),
    subject: toHeaderText(`${count} ${noun} waiting to be checked`),
    text: `${count} ${noun} waiting to be checked on the ${name} website because they didn't pass the spam check. The oldest came in at ${formatMoment(new Date(since), timeZone)}.

Read them:   npm run leads -- list --site ${dealer} --state held
Deliver one: npm run leads -- redeliver <id>
Deliver all: npm run leads -- redeliver --site ${dealer} --state held
`,
  };
}
