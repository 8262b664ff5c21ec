import { dirname, join, relative, resolve } from 'node:path';

const SCHEMAS = join(import.meta.dirname, '../../schemas');

/** The address of a JSON Schema as a file names it: '../../schemas/mapping.schema.json'. */
export function getSchemaAddress(file: string, name: string): string {
  const path = relative(dirname(resolve(file)), join(SCHEMAS, `${name}.schema.json`)).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}
