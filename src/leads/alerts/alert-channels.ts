import type { AlertsConfig } from '#leads/delivery/target-schema.ts';
import type { SafePost } from '#leads/http/safe-post.ts';
import type { MailConfig } from '#leads/mail/mail-schema.ts';
import { type Mailer, toHeaderText } from '#leads/mail/mailer.ts';
import { createSignatureHeaders, parseSigningSecret, toUnixTime } from '#platform/webhooks/signature.ts';
import type { AlertText } from './describe-trouble.ts';

/** An alert, or the notice that its cause is over. */
export interface Alert extends AlertText {
  readonly type: 'leads.alert' | 'leads.recovered';
  /** The id of the message: the same for every attempt. */
  readonly id: string;
  /** The dealer's slug and display name. */
  readonly site: string;
  readonly name: string;
  /** The key of the trouble. */
  readonly trouble: string;
  readonly at: Date;
}

/** A way to reach the staff. */
export interface AlertChannel {
  readonly name: 'email' | 'webhook';
  /** Rejects with a short reason if the alert was not accepted. */
  send(alert: Alert): Promise<void>;
}

interface ChannelDeps {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly post: SafePost;
  openMailer(smtpEnv: string): Mailer;
}

/** Opens a dealer's channels. What is not set up is noticed when it should send. */
export function createAlertChannels(
  { alerts, mail }: { readonly alerts?: AlertsConfig | undefined; readonly mail?: MailConfig | undefined },
  deps: ChannelDeps,
): AlertChannel[] {
  const channels: AlertChannel[] = [];
  if (alerts && alerts.to.length > 0 && mail) channels.push(createEmailChannel(alerts.to, mail, deps));
  if (alerts?.urlEnv !== undefined)
    channels.push(createWebhookChannel(alerts.urlEnv, alerts.secretEnv, deps));
  return channels;
}

function createEmailChannel(
  to: readonly string[],
  mail: MailConfig,
  { openMailer }: ChannelDeps,
): AlertChannel {
  return {
    name: 'email',
    send: async ({ name, title, text }) => {
      await openMailer(mail.smtpEnv).send({
        from: { name: toHeaderText(`${name} website`), address: mail.from },
        to: to.map((address) => ({ name: '', address })),
        subject: toHeaderText(title),
        text: `${text}\n`,
      });
    },
  };
}

function createWebhookChannel(
  urlEnv: string,
  secretEnv: string | undefined,
  { env, post }: ChannelDeps,
): AlertChannel {
  return {
    name: 'webhook',
    send: async (alert) => {
      const url = URL.parse(env[urlEnv] ?? '');
      if (!url) throw new Error(`needs an address in the environment variable ${urlEnv}`);
      const key = secretEnv === undefined ? undefined : parseSigningSecret(env[secretEnv]);
      if (secretEnv !== undefined && !key)
        throw new Error(`needs a signing secret in the environment variable ${secretEnv}`);
      const body = JSON.stringify(toEvent(alert));
      const message = { id: alert.id, timestamp: toUnixTime(alert.at), body: Buffer.from(body) };
      const { status } = await post(
        url,
        {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Forecourt',
          ...(key ? createSignatureHeaders(key, message) : { 'webhook-id': alert.id }),
        },
        body,
      );
      if (status < 200 || status >= 300) throw new Error(`answered ${status}`);
    },
  };
}

/** An alert as Standard Webhooks recommends. `text` is what Slack, Mattermost and Google Chat show. */
function toEvent({ type, at, site, trouble, title, text }: Alert): object {
  return { type, timestamp: at.toISOString(), text: `${title}\n\n${text}`, data: { site, trouble, title } };
}
