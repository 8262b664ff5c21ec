import type { Collection, Document, SchemaField } from './collection.ts';
import { ServerError } from './server-error.ts';
import { splitTokens } from './words.ts';

export type DocumentPredicate = (document: Document) => boolean;

/** Parses a `filter_by`: comparisons, `&&` before `||`, parentheses, backticks around values. */
export function parseFilter(text: string, collection: Collection): DocumentPredicate {
  if (text.trim() === '') return () => true;
  const tokens = tokenizeFilter(text);
  let at = 0;
  const any = (): DocumentPredicate => {
    const parts = [all()];
    while (tokens[at] === '||') {
      at++;
      parts.push(all());
    }
    return (document) => parts.some((part) => part(document));
  };
  const all = (): DocumentPredicate => {
    const parts = [one()];
    while (tokens[at] === '&&') {
      at++;
      parts.push(one());
    }
    return (document) => parts.every((part) => part(document));
  };
  const one = (): DocumentPredicate => {
    const token = tokens[at++];
    if (token === undefined || token === '&&' || token === '||' || token === ')')
      throw new ServerError(400, 'Could not parse the filter query.');
    if (token !== '(') return parseComparison(token, collection);
    const inner = any();
    if (tokens[at++] !== ')')
      throw new ServerError(400, 'Could not parse the filter query: unbalanced parentheses.');
    return inner;
  };
  const test = any();
  if (at < tokens.length) throw new ServerError(400, 'Could not parse the filter query.');
  return test;
}

/** `(`, `)`, `&&`, `||` and comparisons. Every backtick opens or closes a value: there is no way to escape one. */
function tokenizeFilter(text: string): string[] {
  const tokens: string[] = [];
  let rest = '';
  let quoted = false;
  const flush = () => {
    if (rest.trim() !== '') tokens.push(rest.trim());
    rest = '';
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    const two = text.slice(at, at + 2);
    if (sign === '`') quoted = !quoted;
    if (!quoted && (sign === '(' || sign === ')')) {
      flush();
      tokens.push(sign);
    } else if (!quoted && (two === '&&' || two === '||')) {
      flush();
      tokens.push(two);
      at++;
    } else rest += sign;
  }
  flush();
  return tokens;
}

function parseComparison(token: string, collection: Collection): DocumentPredicate {
  const colon = token.indexOf(':');
  if (colon < 0) throw new ServerError(400, 'Could not parse the filter query.');
  const name = token.slice(0, colon).trim();
  const field = collection.fields.get(name);
  if (!field?.index)
    throw new ServerError(404, `Could not find a filter field named \`${name}\` in the schema.`);
  const raw = token.slice(colon + 1).trim();
  if (field.type === 'bool') return parseBooleanTest(field, raw);
  if (field.type.startsWith('string')) return parseTextTest(field, raw, collection.separators);
  return parseNumberTest(field, raw);
}

function parseBooleanTest(field: SchemaField, raw: string): DocumentPredicate {
  const [, not, value] = /^(?:=|(!=?))?\s*(true|false)$/.exec(raw) ?? [];
  if (value === undefined)
    throw new ServerError(400, `Value of filter field \`${field.name}\` must be \`true\` or \`false\`.`);
  return (document) => (document[field.name] === (value === 'true')) !== Boolean(not);
}

/** ':=' matches the same words in the same order, ':' all of the words anywhere; punctuation and case are ignored. */
function parseTextTest(field: SchemaField, raw: string, separators: ReadonlySet<string>): DocumentPredicate {
  const [, operator = '', given = ''] = /^(=|!=|!)?\s*([\s\S]*)$/.exec(raw) ?? [];
  const list = given.startsWith('[') && given.endsWith(']') ? given.slice(1, -1) : undefined;
  const values = (list === undefined ? [given.replaceAll('`', '')] : splitValues(list)).map((value) =>
    splitTokens(value, separators),
  );
  if (values.length === 0 || values.some((words) => words.length === 0))
    throw new ServerError(400, `Error with filter field \`${field.name}\`: Filter value cannot be empty.`);
  const whole = operator === '=' || operator === '!=';
  const holds = (text: string) => {
    const words = splitTokens(text, separators);
    return values.some((wanted) =>
      whole ? words.join(' ') === wanted.join(' ') : wanted.every((word) => words.includes(word)),
    );
  };
  const not = operator.startsWith('!');
  return (document) => {
    const value = document[field.name];
    const texts = Array.isArray(value) ? value : [value];
    return texts.some((text) => typeof text === 'string' && holds(text)) !== not;
  };
}

/** Values between commas; a comma between backticks belongs to its value. */
function splitValues(list: string): string[] {
  const values = [''];
  let quoted = false;
  for (const sign of list) {
    if (sign === '`') quoted = !quoted;
    else if (sign === ',' && !quoted) values.push('');
    else values[values.length - 1] += sign;
  }
  return values.map((value) => value.trim());
}

const COMPARISONS: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '': (a, b) => a === b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

/** `5`, `>=5`, `[5..9]`, `[5,9]`, each with or without '=' before it. A document without the number matches only '!='. */
function parseNumberTest(field: SchemaField, raw: string): DocumentPredicate {
  const [, listed] = /^=?\s*\[(.*)\]$/.exec(raw) ?? [];
  const tests = (listed === undefined ? [raw] : listed.split(',')).map((part) =>
    parseOneNumber(field, part.trim()),
  );
  return (document) => {
    const value = document[field.name];
    return tests.some((test) => test(typeof value === 'number' ? value : undefined));
  };
}

function parseOneNumber(field: SchemaField, text: string): (value: number | undefined) => boolean {
  const [, from, to] = /^=?\s*(\S+)\.\.(\S+)$/.exec(text) ?? [];
  if (from !== undefined && to !== undefined) {
    const [least, most] = [readNumber(field, from), readNumber(field, to)];
    return (value) => value !== undefined && value >= least && value <= most;
  }
  const [, operator = '', number = ''] = /^(!=|<=|>=|=|<|>)?\s*(.*)$/.exec(text) ?? [];
  const wanted = readNumber(field, number);
  return (value) =>
    value === undefined ? operator === '!=' : (COMPARISONS[operator]?.(value, wanted) ?? false);
}

function readNumber({ name, type }: SchemaField, text: string): number {
  const where = `Error with filter field \`${name}\``;
  if (type === 'float' ? Number.isNaN(Number(text)) : !/^-?\d+$/.test(text))
    throw new ServerError(400, `${where}: Not ${type === 'float' ? 'a float' : `an ${type}`}.`);
  if (type === 'int32' && Math.abs(Number(text) + 0.5) > 2 ** 31)
    throw new ServerError(400, `${where}: \`${text}\` exceeds the range of an int32.`);
  return Number(text);
}
