import { findClosestMatch } from '#domain/closest-match.ts';

/** The values of `{placeholders}`; undefined if the dealer has no such value. */
export type PlaceholderValues = Readonly<Record<string, string | undefined>>;

/** A text with its placeholders filled in. `problems` lack the file name: 'line 3: ...'. */
export interface FilledText {
  readonly text: string;
  readonly problems: readonly string[];
}

/**
 * Fills in the placeholders of a text: 'About {name}' -> 'About Example Motors'. `firstLine` is the line of the file on
 * which the text starts.
 */
export function fillPlaceholders(text: string, values: PlaceholderValues, firstLine: number): FilledText {
  const problems: string[] = [];
  const filled = text.replaceAll(/\{([^{}\n]*)\}/g, (placeholder, name: string, offset: number) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value !== undefined) return value;
    const line = firstLine + text.slice(0, offset).split('\n').length - 1;
    problems.push(`line ${line}: ${describeProblem(name, values)}`);
    return placeholder;
  });
  return { text: filled, problems };
}

function describeProblem(name: string, values: PlaceholderValues): string {
  const known = Object.keys(values);
  if (known.includes(name)) return `{${name}} has no value for this dealer. Write the text without it.`;
  const meant = findClosestMatch(name, known);
  return `{${name}} is not a placeholder. ${
    meant ? `Did you mean {${meant}}?` : `Known: ${known.map((key) => `{${key}}`).join(', ')}.`
  }`;
}

/** Escapes text so that Markdown shows it literally: a name such as 'A*B' must not start emphasis. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#|~]/g, '\\$&');
}
