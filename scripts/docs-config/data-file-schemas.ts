import { BLOCK_FILES } from '#site/content/block-files.ts';
import { DATA_FILES } from '#site/content/data-files.ts';
import type { SchemaNode } from './schema-node.ts';
import type { SchemaType } from './schema-types.ts';

/** A file of content/ with its schema. */
export interface DataFileSchema {
  /** 'locations'. */
  readonly name: string;
  readonly node: SchemaNode;
  readonly type: SchemaType | undefined;
}

/** The tables that hold the schemas of all content files. */
export const DATA_FILE_TABLES = [
  ['src/site/content/data-files.ts', 'DATA_FILES', DATA_FILES],
  ['src/site/content/block-files.ts', 'BLOCK_FILES', BLOCK_FILES],
] as const;

/** Every file of content/; `open` gives the type of an exported constant. */
export function listDataFileSchemas(open: (file: string, name: string) => SchemaType): DataFileSchema[] {
  return DATA_FILE_TABLES.flatMap(([file, table, schemas]) => {
    const type = open(file, table);
    return Object.entries(schemas).map(([name, schema]) => ({
      name,
      node: schema as unknown as SchemaNode,
      type: type.member(name),
    }));
  });
}
