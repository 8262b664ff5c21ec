import { keyOf } from '#platform/webhooks/signature.ts';
import type { Sender } from './delivery-target.ts';
import { emailSender } from './email-target.ts';
import { fileSender } from './file-target.ts';
import { createPost, privateHostsIn } from './safe-post.ts';
import type { Target } from './target-schema.ts';
import { webhookSender } from './webhook-target.ts';

/** What senders need of the machine they run on. */
export interface SenderPlaces {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where files may be written; undefined where none stay. */
  readonly dataDir: string | undefined;
  log(line: string): void;
}

/** A target that can't be used as it is set up. */
class SetUpProblem extends Error {}

/** Makes senders of a dealer's targets. */
export function createSenderOpener({
  env,
  dataDir,
  log,
}: SenderPlaces): (site: string, targets: Readonly<Record<string, Target>>) => Sender[] {
  const post = createPost(privateHostsIn(env.LEADS_PRIVATE_HOSTS));
  const told = new Set<string>();

  function value(name: string): string {
    const set = env[name];
    if (!set) throw new SetUpProblem(`needs the environment variable ${name}, which is not set`);
    return set;
  }

  function open(name: string, target: Target): Sender {
    switch (target.kind) {
      case 'webhook': {
        const url = URL.parse(value(target.urlEnv));
        const secret = target.secretEnv === undefined ? undefined : value(target.secretEnv);
        const key = keyOf(secret);
        if (!url) throw new SetUpProblem(`needs an address in the environment variable ${target.urlEnv}`);
        if (secret !== undefined && !key)
          throw new SetUpProblem(
            `can't sign: what is in ${target.secretEnv} is no signing secret: "whsec_" and at least 24 bytes in base64`,
          );
        return webhookSender(name, target, { url, key, post });
      }
      case 'email':
        return emailSender(name, target, value(target.smtpEnv));
      case 'file':
        if (dataDir === undefined)
          throw new SetUpProblem('needs a disk that stays. Name another target in site.ts');
        return fileSender(name, dataDir);
    }
  }

  /** A target that is not set up fails at every try, so that leads wait for it; that is said once. */
  function openOrWait(site: string, name: string, target: Target): Sender {
    try {
      return open(name, target);
    } catch (error) {
      if (!(error instanceof SetUpProblem)) throw error;
      const note = error.message;
      const line = `leads: ${site}: target ${name} ${note}. Its leads are kept and wait.`;
      if (!told.has(line)) log(line);
      told.add(line);
      return { name, send: () => Promise.resolve({ outcome: 'failed', note }) };
    }
  }

  return (site, targets) => Object.entries(targets).map(([name, target]) => openOrWait(site, name, target));
}
