import { choicesOf, entryOf, type JsonNode, namedValueOf } from './json-node.ts';

/** A description of the values that a schema accepts, in Markdown: '`"red"` or `"green"`', 'whole number, 1 to 100', 'list of objects'. */
export function describeType(node: JsonNode): string {
  const rules = describeRules(node);
  const text = [describeNoun(node), ...describeBounds(node)].join(', ');
  return rules.length === 0 ? text : `${text}: ${rules.join('; ')}`;
}

/** A value as inline code, in the notation of the file. */
export function formatCode(value: unknown): string {
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
