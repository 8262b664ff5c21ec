import { DATA_FILES } from '#site/content/data-files.ts';
import { fieldsWithin } from './fields.ts';
import { fieldTable, GENERATED } from './markdown.ts';
import { pageReference } from './page-reference.ts';
import type { SchemaNode } from './schema-node.ts';
import type { SchemaType } from './schema-types.ts';

/** src/site/content/CONTENT.md: every field of the data files, and what a page of text may say. */
export function contentReference(type: SchemaType): string {
  return `# What a dealer's content may say

${GENERATED}

All of it lies in \`sites/<slug>/content/\`, and every file may be left out. A data file is a list in square brackets with
an object for each entry. Addresses that visitors follow start with \`https://\`, or with \`/\` for a page of the site.

${Object.entries(DATA_FILES)
  .map(([name, schema]) => dataFile(name, schema.item as unknown as SchemaNode, type.member(name)))
  .join('\n\n')}

${pageReference()}
`;
}

function dataFile(name: string, entry: SchemaNode, type: SchemaType | undefined): string {
  const fields = fieldsWithin(entry, type?.member('item'));
  return `## content/${name}.json\n\n${type?.sentence ?? ''}\n\n${fieldTable(fields)}`;
}
