import type { SiteConfig } from '#site/schema.ts';

const TIME_LIMIT = 30_000;

/** Asks Netlify to build a dealer. Rejects with a readable reason; the hook's address is a secret and is never shown. */
export async function callBuildHook(
  hosting: NonNullable<SiteConfig['hosting']>,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const name = hosting.netlifyBuildHook;
  const hook = env[name];
  if (!hook)
    throw new Error(
      `environment variable ${name} is not set. Give it the address of the dealer's build hook.`,
    );
  const response = await fetch(hook, { method: 'POST', signal: AbortSignal.timeout(TIME_LIMIT) }).catch(
    () => undefined,
  );
  if (!response) throw new Error(`the build hook in ${name} can't be reached.`);
  if (!response.ok) throw new Error(`the build hook in ${name} answered ${response.status}.`);
}
