import type { GeneratedFile } from '#scripts/docs/write-generated-files.ts';
import { siteConfigSchema } from '#site/config/site-config.ts';
import { renderConfigReference } from './config-reference.ts';
import { renderContentReference } from './content-reference.ts';
import { DATA_FILE_TABLES, listDataFileSchemas } from './data-file-schemas.ts';
import { describeFileFields, describeNestedFields, type FieldDoc } from './field-docs.ts';
import { renderJsonSchemas } from './json-schemas.ts';
import { renderMappingReference } from './mapping-reference.ts';
import type { SchemaNode } from './schema-node.ts';
import { openSchemaTypes } from './schema-types.ts';

/** The references as the schemas are now, and one line for each key without a doc comment. */
export function generateReferences(): {
  readonly references: readonly GeneratedFile[];
  readonly problems: readonly string[];
} {
  const config = 'src/site/config/site-config.ts';
  const car = 'src/domain/car/car.ts';
  const mapping = 'src/stock/mapping/schema.ts';
  const open = openSchemaTypes([config, car, mapping, ...DATA_FILE_TABLES.map(([file]) => file)]);
  const configType = open(config, 'siteConfigSchema');
  const files = listDataFileSchemas(open);
  const problems = [
    ...findMissingDocs(
      'site.ts',
      describeNestedFields(siteConfigSchema as unknown as SchemaNode, configType),
    ),
    ...files.flatMap(({ name, node, type }) => {
      const file = `content/${name}.json`;
      const missing = type?.sentence ? [] : [`${file}: has no doc comment. ${FIX}`];
      return [...missing, ...findMissingDocs(file, describeFileFields(node, type))];
    }),
  ];
  return {
    references: [
      { file: 'docs/reference/config.md', text: renderConfigReference(configType) },
      { file: 'docs/reference/content.md', text: renderContentReference(files) },
      { file: 'docs/reference/mapping.md', text: renderMappingReference(open(car, 'carSchema')) },
      ...renderJsonSchemas(open),
    ],
    problems,
  };
}

const FIX = 'Write one above the key in its schema: /** … */';

function findMissingDocs(file: string, fields: readonly FieldDoc[]): string[] {
  return fields.flatMap(({ key, sentence }) =>
    sentence === undefined ? [`${file}: ${key}: has no doc comment. ${FIX}`] : [],
  );
}
