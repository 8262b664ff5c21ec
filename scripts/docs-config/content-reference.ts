import type { DataFileSchema } from './data-file-schemas.ts';
import { fieldsOfFile } from './fields.ts';
import { fieldTable, GENERATED } from './markdown.ts';
import { pageReference } from './page-reference.ts';

/** docs/reference/content.md: every field of the data files and of text pages. */
export function contentReference(files: readonly DataFileSchema[]): string {
  return `# Content files

${GENERATED}

All content lies in \`sites/<slug>/content/\`, and every file is optional. A data file is a list in square brackets with an
object for each entry, or a single object where its section says so. Addresses that visitors follow start with \`https://\`, or
with \`/\` for a page of the site.

${files.map(dataFile).join('\n\n')}

${pageReference()}
`;
}

function dataFile({ name, node, type }: DataFileSchema): string {
  return `## content/${name}.json\n\n${type?.sentence ?? ''}\n\n${fieldTable(fieldsOfFile(node, type))}`;
}
