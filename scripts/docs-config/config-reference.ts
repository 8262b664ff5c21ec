import { siteConfigSchema } from '#site/schema.ts';
import { configSections, GENERATED } from './markdown.ts';
import type { SchemaNode } from './schema-node.ts';
import type { SchemaType } from './schema-types.ts';

/** src/site/CONFIG.md: every key of site.ts. */
export function configReference(type: SchemaType): string {
  return `# What site.ts may say

${GENERATED}

A dealer is \`sites/<slug>/site.ts\`: \`export default defineSite({ … })\`; the README has a whole one. Only what is marked
*required* must be there. \`[]\` stands for each entry of a list, \`<name>\` for a name that the dealer chooses. A key that
holds only in one template goes under \`byTemplate\`: \`byTemplate: { showroom: { theme: 'dark' } }\`.

${configSections(siteConfigSchema as unknown as SchemaNode, type)}
`;
}
