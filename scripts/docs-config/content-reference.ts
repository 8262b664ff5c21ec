import { describeFileFields } from './field-docs.ts';
import type { FileSchema } from './json-schemas.ts';
import { GENERATED_NOTICE, renderFieldTable } from './markdown.ts';
import { renderPageReference } from './page-reference.ts';

/** docs/reference/content.md: every field of the data files and of text pages. */
export function renderContentReference(files: readonly FileSchema[]): string {
  return `# Content files

${GENERATED_NOTICE}

All content lies in \`sites/<slug>/content/\`, and every file is optional. A data file is a list in square brackets with an
object for each entry, or a single object where its section says so. A file may name its JSON Schema in \`$schema\`, so that
editors complete and check it; a list is then the \`entries\` of an object. Addresses that visitors follow start with
\`https://\`, or with \`/\` for a page of the site.

${files.map(renderDataFile).join('\n\n')}

${renderPageReference()}
`;
}

function renderDataFile({ name, node }: FileSchema): string {
  return `## content/${name}.json\n\n${node.description ?? ''}\n\n${renderFieldTable(describeFileFields(node))}`;
}
