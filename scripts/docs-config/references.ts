import type { GeneratedFile } from '#scripts/docs/write-files.ts';
import { siteConfigSchema } from '#site/config/schema.ts';
import { configReference } from './config-reference.ts';
import { contentReference } from './content-reference.ts';
import { DATA_FILE_TABLES, dataFileSchemas } from './data-file-schemas.ts';
import { type Field, fieldsOfFile, fieldsWithin } from './fields.ts';
import { mappingReference } from './mapping-reference.ts';
import type { SchemaNode } from './schema-node.ts';
import { schemaTypes } from './schema-types.ts';

/** The references as the schemas are now, and one line for each key without a doc comment. */
export function makeReferences(): {
  readonly references: readonly GeneratedFile[];
  readonly problems: readonly string[];
} {
  const config = 'src/site/config/schema.ts';
  const car = 'src/domain/car/car.ts';
  const open = schemaTypes([config, car, ...DATA_FILE_TABLES.map(([file]) => file)]);
  const configType = open(config, 'siteConfigSchema');
  const files = dataFileSchemas(open);
  const problems = [
    ...missingDocs('site.ts', fieldsWithin(siteConfigSchema as unknown as SchemaNode, configType)),
    ...files.flatMap(({ name, node, type }) => {
      const file = `content/${name}.json`;
      const own = type?.sentence ? [] : [`${file}: has no doc comment. ${FIX}`];
      return [...own, ...missingDocs(file, fieldsOfFile(node, type))];
    }),
  ];
  return {
    references: [
      { file: 'docs/reference/config.md', text: configReference(configType) },
      { file: 'docs/reference/content.md', text: contentReference(files) },
      { file: 'docs/reference/mapping.md', text: mappingReference(open(car, 'carSchema')) },
    ],
    problems,
  };
}

const FIX = 'Write one above the key in its schema: /** … */';

function missingDocs(file: string, fields: readonly Field[]): string[] {
  return fields.flatMap(({ key, sentence }) =>
    sentence === undefined ? [`${file}: ${key}: has no doc comment. ${FIX}`] : [],
  );
}
