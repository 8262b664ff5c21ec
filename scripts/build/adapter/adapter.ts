import type { AstroIntegration } from 'astro';

/** Makes `astro build` emit `server/entry.mjs` that exports the app, for the build script to render from. */
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
