import type { LeadsConfig, TargetConfig } from '#leads/delivery/target-schema.ts';
import { createSafePost, parsePrivateHosts } from '#leads/http/safe-post.ts';
import type { MailConfig } from '#leads/mail/mail-schema.ts';
import { createMailer } from '#leads/mail/mailer.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { parseSigningSecret } from '#platform/webhooks/signature.ts';
import { createAcknowledgementTarget } from './acknowledgement-target.ts';
import type { DeliveryTarget } from './delivery-target.ts';
import { createEmailTarget } from './email-target.ts';
import { createFileTarget } from './file-target.ts';
import { createWebhookTarget } from './webhook-target.ts';

/** The parts of the environment that targets use. */
export interface TargetDeps {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** A folder that persists; undefined on Netlify. */
  readonly dataDir: string | undefined;
  /** Takes claims in the store of leads. */
  readonly claim: LeadStore['claim'];
  log(line: string): void;
}

/** The target is not set up correctly. */
class TargetSetupError extends Error {}

/** Opens the targets of a dealer's configuration. */
export function createTargetFactory({
  env,
  dataDir,
  claim,
  log,
}: TargetDeps): (
  site: string,
  leads: Pick<LeadsConfig, 'targets' | 'acknowledge' | 'mail'>,
) => DeliveryTarget[] {
  const post = createSafePost(parsePrivateHosts(env.LEADS_PRIVATE_HOSTS));
  const logged = new Set<string>();

  function value(name: string): string {
    const set = env[name];
    if (!set) throw new TargetSetupError(`needs the environment variable ${name}, which is not set`);
    return set;
  }

  function open(name: string, target: TargetConfig): DeliveryTarget {
    switch (target.kind) {
      case 'webhook': {
        const url = URL.parse(value(target.urlEnv));
        const secret = target.secretEnv === undefined ? undefined : value(target.secretEnv);
        const key = parseSigningSecret(secret);
        if (!url) throw new TargetSetupError(`needs an address in the environment variable ${target.urlEnv}`);
        if (secret !== undefined && !key)
          throw new TargetSetupError(
            `can't sign: what is in ${target.secretEnv} is no signing secret: "whsec_" and at least 24 bytes in base64`,
          );
        return createWebhookTarget(name, target, { url, key, post });
      }
      case 'email':
        return createEmailTarget(name, target, value(target.smtpEnv));
      case 'file':
        if (dataDir === undefined)
          throw new TargetSetupError('needs a disk that stays. Name another target in site.ts');
        return createFileTarget(name, dataDir);
    }
  }

  function openAcknowledgement({ from, smtpEnv }: MailConfig): DeliveryTarget {
    return createAcknowledgementTarget(createMailer(value(smtpEnv)), from, claim);
  }

  /** A target that is not set up fails at every attempt, so its leads wait. It is logged once. */
  function openOrWait(site: string, name: string, target: TargetConfig): DeliveryTarget {
    try {
      return open(name, target);
    } catch (error) {
      if (!(error instanceof TargetSetupError)) throw error;
      const note = error.message;
      const line = `leads: ${site}: target ${name} ${note}. Its leads are stored and wait.`;
      if (!logged.has(line)) log(line);
      logged.add(line);
      return { name, send: () => Promise.resolve({ outcome: 'failed', note }) };
    }
  }

  return (site, { targets, acknowledge, mail }) => [
    ...Object.entries(targets).map(([name, target]) => openOrWait(site, name, target)),
    ...(acknowledge && mail && env[mail.smtpEnv] ? [openAcknowledgement(mail)] : []),
  ];
}
