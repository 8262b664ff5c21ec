import { buildIfDue } from '#server/build-queue/build-due.ts';
import { callBuildHook } from '#server/build-queue/build-hook.ts';
import { getNetlifyRuntime, type Runtime } from './lib/runtime/runtime.ts';

/** Netlify reads this as text: literals only. */
export const config = { schedule: '* * * * *' };

/** Asks Netlify for a build when somebody waits for one and it is time. A host of its own builds without being asked to. */
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
            new Error('hosting.netlifyBuildHookEnv: is not there. Name the variable with its build hook.'),
          ),
      },
    });
  }
  return new Response(null, { status: 204 });
}
