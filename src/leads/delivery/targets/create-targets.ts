import type { LeadsConfig } from '#leads/delivery/target-schema.ts';
import { createSafePost, parsePrivateHosts } from '#leads/http/safe-post.ts';
import type { MailConfig } from '#leads/mail/mail-schema.ts';
import { createMailer } from '#leads/mail/mailer.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { createAcknowledgementTarget } from './acknowledgement.ts';
import { type DeliveryTarget, TargetSetupError } from './target-kind.ts';
import { findTargetKind, type TargetConfig } from './target-kinds.ts';

/** The parts of the environment that targets use. */
interface FactoryDeps {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** A folder that persists; undefined on Netlify. */
  readonly dataDir: string | undefined;
  /** Takes claims in the store of leads. */
  readonly claim: LeadStore['claim'];
  log(line: string): void;
}

/** Opens the targets of a dealer's configuration. */
export function createTargetFactory({
  env,
  dataDir,
  claim,
  log,
}: FactoryDeps): (
  site: string,
  leads: Pick<LeadsConfig, 'targets' | 'acknowledge' | 'mail'>,
) => DeliveryTarget[] {
  const post = createSafePost(parsePrivateHosts(env.LEADS_PRIVATE_HOSTS));
  const logged = new Set<string>();

  function readVariable(name: string): string {
    const value = env[name];
    if (!value) throw new TargetSetupError(`needs the environment variable ${name}, which is not set`);
    return value;
  }

  function openAcknowledgement({ from, smtpEnv }: MailConfig): DeliveryTarget {
    return createAcknowledgementTarget(createMailer(readVariable(smtpEnv)), from, claim);
  }

  /** A target that is not set up fails at every attempt, so its leads wait. It is logged once. */
  function openOrWait(site: string, name: string, target: TargetConfig): DeliveryTarget {
    try {
      return findTargetKind(target).open(name, target, { readVariable, dataDir, post });
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
