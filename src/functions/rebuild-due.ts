import { buildIfDue } from '#build-queue/build-due.ts';
import { callBuildHook } from '#build-queue/build-hook.ts';
import { getNetlifyRuntime, type Runtime } from './lib/runtime/runtime.ts';

/** Netlify reads this as text: literals only. As often as a dealer's build hook is called at most. */
export const config = { schedule: '*/5 * * * *' };

/** Calls Netlify's build hook when a requested build is due. The included host builds by itself. */
export default async function rebuildIfDue(
  request: Request,
  _context: unknown,
  runtime: Runtime = getNetlifyRuntime(),
): Promise<Response> {
  const site = await runtime.siteOf(new URL(request.url));
  if (site) {
    await buildIfDue(site, {
      queue: runtime.buildQueue(),
      clock: () => runtime.now(),
      builder: {
        callHook: (variable) => callBuildHook(variable, runtime.env(variable)),
        buildLocally: () =>
          Promise.reject(
            new Error('hosting.netlifyBuildHookEnv: missing. Name the variable with the build hook.'),
          ),
      },
    });
  }
  return new Response(null, { status: 204 });
}
