import { choicesOf, entryOf, type JsonNode, namedValueOf } from './json-node.ts';
import type { SchemaType } from './schema-types.ts';

/** Writes the doc comments and examples of a schema's keys into its JSON Schema. What does not match in shape stays as it is. */
export function annotate(node: JsonNode | undefined, type: SchemaType | undefined): void {
  const schema = type && unwrap(type);
  if (!node || !schema) return;
  const choices = choicesOf(node);
  const options = schema.member('options');
  for (const [index, choice] of (choices ?? [node]).entries()) {
    if (choices) annotate(choice, options?.member(String(index)));
    for (const chosen of schema.chosen) annotate(choice, chosen);
    annotateKeys(choice, schema.member('entries'));
    annotate(entryOf(choice), schema.member('item'));
    annotate(namedValueOf(choice), schema.member('value'));
  }
}

/** A type without "optional" and "nullable". */
function unwrap(type: SchemaType): SchemaType {
  const wrapped = type.member('wrapped');
  return wrapped ? unwrap(wrapped) : type;
}

function annotateKeys({ properties = {} }: JsonNode, entries: SchemaType | undefined): void {
  for (const [key, property] of Object.entries(properties)) {
    const member = entries?.member(key);
    if (member?.sentence) property.description = member.sentence;
    if (member?.example) property['x-example'] = member.example;
    annotate(property, member);
  }
}
