import { choicesOf, entryOf, type JsonNode, namedValueOf } from './json-node.ts';

/** One key of a file. */
export interface FieldDoc {
  /** Below its object: 'age.max', 'actions[].label', 'targets.<name>.urlEnv'. */
  readonly key: string;
  /** A description of its values, in Markdown. */
  readonly value: string;
  /** Its default, in Markdown: a value, 'required' or nothing. */
  readonly defaultText: string;
  readonly node: JsonNode;
}

/** The keys of an object itself. */
export function describeFields({ properties = {}, required = [] }: JsonNode, prefix = ''): FieldDoc[] {
  return Object.entries(properties).map(([key, node]) => ({
    key: `${prefix}${key}`,
    value: describeType(node),
    defaultText: required.includes(key) ? 'required' : describeDefault(node),
    node,
  }));
}

/** The fields of a data file: of each entry where it is a list. */
export function describeFileFields(node: JsonNode): FieldDoc[] {
  return describeNestedFields(entryOf(node) ?? node);
}

/** The keys of all objects that a value may hold, each followed by those of the objects in it. */
export function describeNestedFields(node: JsonNode, prefix = ''): FieldDoc[] {
  const seen = new Set<string>();
  return findObjects(node, prefix)
    .flatMap((object) =>
      describeFields(object.node, object.prefix && `${object.prefix}.`).flatMap((field) => [
        field,
        ...describeNestedFields(field.node, field.key),
      ]),
    )
    .filter((field) => {
      const rowKey = `${field.key} ${field.value} ${field.node.description}`;
      return !seen.has(rowKey) && seen.add(rowKey);
    });
}

interface FoundObject {
  readonly node: JsonNode;
  readonly prefix: string;
}

/** The objects directly in a value: itself, its choices, the entries of a list, the values of free names. */
function findObjects(node: JsonNode, prefix: string): FoundObject[] {
  if (node.properties) return [{ node, prefix }];
  const [entry, value] = [entryOf(node), namedValueOf(node)];
  if (entry) return findObjects(entry, `${prefix}[]`);
  if (value) return findObjects(value, prefix === '' ? '<name>' : `${prefix}.<name>`);
  return (choicesOf(node) ?? []).flatMap((choice) => findObjects(choice, prefix));
}

function describeDefault({ default: value }: JsonNode): string {
  if (value === undefined || value === null) return '';
  const isEmpty = typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0;
  return isEmpty ? '' : formatCode(value);
}

/** A description of the values that a schema accepts, in Markdown: '`"red"` or `"green"`', 'whole number, 1 to 100', 'list of objects'. */
function describeType(node: JsonNode): string {
  const rules = describeRules(node);
  const text = [describeNoun(node), ...describeBounds(node)].join(', ');
  return rules.length === 0 ? text : `${text}: ${rules.join('; ')}`;
}

/** A value as inline code, in the notation of the file. */
function formatCode(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}

const NOUNS: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: '`true` or `false`',
  integer: 'whole number',
  null: '`null`',
};

function describeNoun(node: JsonNode): string {
  const [choices, entry, value] = [choicesOf(node), entryOf(node), namedValueOf(node)];
  if (choices) return [...new Set(choices.map(describeType))].join(', or ');
  if (node.const !== undefined) return formatCode(node.const);
  if (node.enum) return joinChoices(node.enum.map(formatCode));
  if (entry) return `list of ${describePlural(entry)}`;
  if (Array.isArray(node.items)) return `\`[${node.items.map(() => '"…"').join(', ')}]\``;
  if (value) return `object of names with ${withArticle(describeType(value))} each`;
  const { type = 'any value' } = node;
  return NOUNS[type] ?? type;
}

const PLURALS: Readonly<Record<string, string>> = { text: 'texts', object: 'objects' };

function describePlural(entry: JsonNode): string {
  const text = describeType(entry);
  return (
    PLURALS[text] ??
    text
      .replace(/^text\b/, 'texts')
      .replace(/, or object$/, ', or objects')
      .replace('one of ', '')
  );
}

function withArticle(text: string): string {
  if (text.startsWith('`') || text.startsWith('any ')) return text;
  return text === 'object' ? 'an object' : `a ${text}`;
}

function joinChoices(choices: readonly string[]): string {
  return choices.length < 3 ? choices.join(' or ') : `one of ${choices.join(', ')}`;
}

const DATE_FORMATS: Readonly<Record<string, string>> = {
  date: 'a day such as `"2026-06-01"`',
  'date-time': 'a time such as `"2000-01-01T08:30:00Z"`',
};

function describeBounds({ minimum: min, maximum: max, format = '' }: JsonNode): string[] {
  const range =
    min !== undefined && max !== undefined
      ? [`${min} to ${max}`]
      : [...(min === undefined ? [] : [`${min} or more`]), ...(max === undefined ? [] : [`${max} at most`])];
  return [...range, DATE_FORMATS[format] ?? []].flat();
}

/** The requirements in the messages of a schema's checks: 'must be 11 digits' -> '11 digits'. */
function describeRules({ 'x-rules': rules = [] }: JsonNode): string[] {
  return rules
    .filter((rule) => /^must (?!not be empty|not be before)/.test(rule))
    .map((rule) => rule.replace(/^must (be )?/, '').replace(/^(start|name|say|match|hold)\b/, '$1s'));
}
