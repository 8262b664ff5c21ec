import type { DataFileSchema } from './data-file-schemas.ts';
import { fieldsOfFile } from './fields.ts';
import { fieldTable, GENERATED } from './markdown.ts';
import { pageReference } from './page-reference.ts';

/** src/site/content/CONTENT.md: every field of the data files, and what a page of text may say. */
export function contentReference(files: readonly DataFileSchema[]): string {
  return `# What a dealer's content may say

${GENERATED}

All of it lies in \`sites/<slug>/content/\`, and every file may be left out. A data file is a list in square brackets with
an object for each entry, or one object where its part says so. Addresses that visitors follow start with \`https://\`, or with \`/\` for a page of the site.

${files.map(dataFile).join('\n\n')}

${pageReference()}
`;
}

function dataFile({ name, node, type }: DataFileSchema): string {
  return `## content/${name}.json\n\n${type?.sentence ?? ''}\n\n${fieldTable(fieldsOfFile(node, type))}`;
}
