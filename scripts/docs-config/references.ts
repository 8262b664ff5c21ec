import type { GeneratedFile } from '#scripts/docs/write-generated-files.ts';
import { renderConfigReference } from './config-reference.ts';
import { renderContentReference } from './content-reference.ts';
import { describeFileFields } from './field-docs.ts';
import { convertSchemas, type FileSchema, renderJsonSchema, SCHEMA_FILES } from './json-schemas.ts';
import { renderMappingReference } from './mapping-reference.ts';
import { openSchemaTypes } from './schema-types.ts';

const CAR_FILE = 'src/domain/car/car.ts';

/** The references and JSON Schemas as the schemas are now, and one line for each key without a doc comment. */
export function generateReferences(): {
  readonly references: readonly GeneratedFile[];
  readonly problems: readonly string[];
} {
  const open = openSchemaTypes([CAR_FILE, ...SCHEMA_FILES]);
  const schemas = convertSchemas(open);
  const [site, mapping, ...files] = schemas;
  if (!site || !mapping) throw new Error('There are no schemas of site.ts and of mappings.');
  return {
    references: [
      { file: 'docs/reference/config.md', text: renderConfigReference(site.node) },
      { file: 'docs/reference/content.md', text: renderContentReference(files) },
      {
        file: 'docs/reference/mapping.md',
        text: renderMappingReference(mapping.node, open(CAR_FILE, 'carSchema')),
      },
      ...schemas.map(renderJsonSchema),
    ],
    problems: schemas.flatMap(findMissingDocs),
  };
}

const FIX = 'Write one above the key in its schema: /** … */';

function findMissingDocs({ name, node }: FileSchema): string[] {
  const file = { site: 'site.ts', mapping: 'mapping' }[name] ?? `content/${name}.json`;
  const own = node.description ? [] : [`${file}: has no doc comment. ${FIX}`];
  const keys = describeFileFields(node).flatMap(({ key, node: { description } }) =>
    description === undefined ? [`${file}: ${key}: has no doc comment. ${FIX}`] : [],
  );
  return [...own, ...keys];
}
