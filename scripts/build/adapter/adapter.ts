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
