import { siteConfigSchema } from '#site/schema.ts';
import { configReference } from './config-reference.ts';
import { contentReference } from './content-reference.ts';
import { DATA_FILE_TABLES, dataFileSchemas } from './data-file-schemas.ts';
import { type Field, fieldsOfFile, fieldsWithin } from './fields.ts';
import type { SchemaNode } from './schema-node.ts';
import { schemaTypes } from './schema-types.ts';

/** A file that the command writes. */
export interface Reference {
  readonly file: string;
  readonly text: string;
}

/** Both references as the schemas are now, and a line for each key that nobody has written a sentence for. */
export function makeReferences(): {
  readonly references: readonly Reference[];
  readonly problems: readonly string[];
} {
  const config = 'src/site/schema.ts';
  const open = schemaTypes([config, ...DATA_FILE_TABLES.map(([file]) => file)]);
  const configType = open(config, 'siteConfigSchema');
  const files = dataFileSchemas(open);
  const problems = [
    ...unsaid('site.ts', fieldsWithin(siteConfigSchema as unknown as SchemaNode, configType)),
    ...files.flatMap(({ name, node, type }) => {
      const file = `content/${name}.json`;
      const own = type?.sentence ? [] : [`${file}: has no sentence. ${MEND}`];
      return [...own, ...unsaid(file, fieldsOfFile(node, type))];
    }),
  ];
  return {
    references: [
      { file: 'src/site/CONFIG.md', text: configReference(configType) },
      { file: 'src/site/content/CONTENT.md', text: contentReference(files) },
    ],
    problems,
  };
}

const MEND = 'Write one above the key in its schema: /** … */';

function unsaid(file: string, fields: readonly Field[]): string[] {
  return fields.flatMap(({ key, sentence }) =>
    sentence === undefined ? [`${file}: ${key}: has no sentence. ${MEND}`] : [],
  );
}
