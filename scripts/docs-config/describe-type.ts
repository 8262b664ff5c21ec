import { type SchemaNode, unwrap } from './schema-node.ts';

/** A description of the values that a schema accepts, in Markdown: '`"red"` or `"green"`', 'whole number, 1 to 100', 'list of objects'. */
export function describeType(node: SchemaNode): string {
  if (node.type === 'nullable') return `${describeType(unwrap(node))}, or \`null\``;
  if (node.wrapped) return describeType(node.wrapped);
  if (node.type === 'union' || node.type === 'variant') {
    return [...new Set((node.options as readonly SchemaNode[]).map(describeType))].join(', or ');
  }
  const demands = describeChecks(node);
  const text = [describeNoun(node), ...describeBounds(node)].join(', ');
  return demands.length === 0 ? text : `${text}: ${demands.join('; ')}`;
}

/** A value as inline code, in the notation of the file. */
export function formatCode(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}

const NOUNS: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: '`true` or `false`',
};

function describeNoun(node: SchemaNode): string {
  if (node.type === 'literal') return formatCode(node.literal);
  if (node.type === 'picklist') return joinChoices((node.options ?? []).map(formatCode));
  if (node.type === 'number') return hasCheck(node, 'integer') ? 'whole number' : 'number';
  if (node.entries) return 'object';
  if (node.item) return `list of ${describePlural(node.item)}`;
  if (node.items) return `\`[${node.items.map(() => '"…"').join(', ')}]\``;
  if (node.value) return `object of names with ${withArticle(describeType(node.value))} each`;
  return NOUNS[node.type] ?? node.type;
}

const PLURALS: Readonly<Record<string, string>> = { text: 'texts', object: 'objects' };

function describePlural(item: SchemaNode): string {
  const text = describeType(item);
  return (
    PLURALS[text] ??
    text
      .replace(/^text\b/, 'texts')
      .replace(/, or object$/, ', or objects')
      .replace('one of ', '')
  );
}

function withArticle(text: string): string {
  if (text.startsWith('`')) return text;
  return text === 'object' ? 'an object' : `a ${text}`;
}

function joinChoices(choices: readonly string[]): string {
  return choices.length < 3 ? choices.join(' or ') : `one of ${choices.join(', ')}`;
}

const DATE_FORMATS: Readonly<Record<string, string>> = {
  iso_date: 'a day such as `"2026-06-01"`',
  iso_timestamp: 'a time such as `"2000-01-01T08:30:00Z"`',
};

function describeBounds({ pipe = [] }: SchemaNode): string[] {
  const bound = (type: string) => pipe.find((check) => check.type === type)?.requirement;
  const [min, max] = [bound('min_value'), bound('max_value')];
  const range =
    min !== undefined && max !== undefined
      ? [`${min} to ${max}`]
      : [...(min === undefined ? [] : [`${min} or more`]), ...(max === undefined ? [] : [`${max} at most`])];
  const calendar = pipe.flatMap(({ type }) => DATE_FORMATS[type] ?? []);
  return [...range, ...calendar];
}

/** The requirements in the messages of a schema's checks: 'must be 11 digits' -> '11 digits'. */
function describeChecks({ pipe = [] }: SchemaNode): string[] {
  return pipe.flatMap(({ type, message }) => {
    if (typeof message !== 'string' || !/^must (?!not be empty|not be before)/.test(message)) return [];
    if (type === 'integer' || type === 'min_value') return [];
    return [message.replace(/^must (be )?/, '').replace(/^(start|name|say|match|hold)\b/, '$1s')];
  });
}

function hasCheck({ pipe = [] }: SchemaNode, type: string): boolean {
  return pipe.some((check) => check.type === type);
}
