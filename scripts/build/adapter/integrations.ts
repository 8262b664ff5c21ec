import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** Makes `astro build` emit a `server/entry.mjs` that exports the app, which the build script renders with. */
export function staticRender(): AstroIntegration {
  return {
    name: 'forecourt-static-render',
    hooks: {
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'forecourt-static-render',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: {
            serverOutput: 'stable',
            staticOutput: 'stable',
            hybridOutput: 'stable',
            sharpImageService: 'stable',
          },
        });
      },
    },
  };
}

/**
 * Adds React, rendered by react-renderer.ts and hydrated by src/client/hydrate.ts, and the `client:intent` directive
 * (src/client/intent.ts).
 */
export function islands(): AstroIntegration {
  const { hooks } = react();
  return {
    name: 'forecourt-islands',
    hooks: {
      ...hooks,
      'astro:config:setup': async (options) => {
        await hooks['astro:config:setup']?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({
              ...renderer,
              serverEntrypoint: new URL('./react-renderer.ts', import.meta.url),
              clientEntrypoint: '#client/hydrate.ts',
            }),
        });
        options.addClientDirective({ name: 'intent', entrypoint: '#client/intent.ts' });
      },
    },
  };
}
