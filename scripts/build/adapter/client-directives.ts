import type { AstroIntegration } from 'astro';

/** Registers `client:intent`, by which islands hydrate at the visitor's first touch (src/client/intent.ts). */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'forecourt-client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/client/intent.ts' });
      },
    },
  };
}
