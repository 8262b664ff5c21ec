const NETLIFY_API_ORIGIN = 'https://api.netlify.com';
const TIMEOUT_MS = 30_000;

/**
 * Asks Netlify to build a dealer. `variable` names the environment variable with the hook's URL. That is a secret and
 * never shown: anyone who has it can spend the dealer's build minutes. Rejects with a message for people.
 */
export async function callBuildHook(
  variable: string,
  hook: string | undefined,
  { netlify = NETLIFY_API_ORIGIN } = {},
): Promise<void> {
  if (!hook) {
    throw new Error(
      `environment variable ${variable} is not set. Give it the address of the dealer's build hook.`,
    );
  }
  const url = URL.parse(hook);
  if (url?.origin !== netlify || !/^\/build_hooks\/[\w-]+$/.test(url.pathname) || url.username !== '') {
    throw new Error(
      `environment variable ${variable} is not a build hook. Copy it from Netlify: ${netlify}/build_hooks/…`,
    );
  }
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  if (!response) throw new Error(`the build hook in ${variable} can't be reached. It will be tried again.`);
  await response.body?.cancel();
  if (!response.ok)
    throw new Error(
      `the build hook in ${variable} answered ${response.status}. Look it up in the site's settings on Netlify.`,
    );
}
