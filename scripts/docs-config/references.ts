import { DATA_FILES } from '#site/content/data-files.ts';
import { siteConfigSchema } from '#site/schema.ts';
import { configReference } from './config-reference.ts';
import { contentReference } from './content-reference.ts';
import { type Field, fieldsWithin } from './fields.ts';
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
  const [config, content] = ['src/site/schema.ts', 'src/site/content/data-files.ts'] as const;
  const open = schemaTypes([config, content]);
  const configType = open(config, 'siteConfigSchema');
  const contentType = open(content, 'DATA_FILES');
  const problems = [
    ...unsaid('site.ts', fieldsWithin(siteConfigSchema as unknown as SchemaNode, configType)),
    ...Object.entries(DATA_FILES).flatMap(([name, schema]) => {
      const type = contentType.member(name);
      const file = `content/${name}.json`;
      const own = type?.sentence ? [] : [`${file}: has no sentence. ${MEND}`];
      return [
        ...own,
        ...unsaid(file, fieldsWithin(schema.item as unknown as SchemaNode, type?.member('item'))),
      ];
    }),
  ];
  return {
    references: [
      { file: 'src/site/CONFIG.md', text: configReference(configType) },
      { file: 'src/site/content/CONTENT.md', text: contentReference(contentType) },
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
