import type { JsonNode } from './json-node.ts';
import { GENERATED_NOTICE, renderConfigSections } from './markdown.ts';

/** docs/reference/config.md: every key of site.ts. */
export function renderConfigReference(site: JsonNode): string {
  return `# Configuration: site.ts

${GENERATED_NOTICE}

A dealer is \`sites/<slug>/site.ts\`: \`export default defineSite({ … })\`; the [README](../../README.md#a-dealers-configuration)
shows a complete one. Only keys marked *required* must be there. \`[]\` stands for each entry of a list, \`<name>\` for a name
that the dealer chooses. A key that applies to one template only goes under \`byTemplate\`:
\`byTemplate: { showroom: { theme: 'dark' } }\`.

${renderConfigSections(site)}
`;
}
