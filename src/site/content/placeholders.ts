import { findClosestMatch } from '#domain/closest-match.ts';

/** What `{placeholders}` stand for; undefined where a dealer has no such thing. */
export type PlaceholderValues = Readonly<Record<string, string | undefined>>;

/** A text with its placeholders filled in. `problems` lack the file's name: 'line 3: ...'. */
export interface FilledText {
  readonly text: string;
  readonly problems: readonly string[];
}

/** Puts the dealer's words into a text: 'About {name}' -> 'About Example Motors'. `firstLine` is the text's own in its file. */
export function fillPlaceholders(text: string, words: PlaceholderValues, firstLine: number): FilledText {
  const problems: string[] = [];
  const filled = text.replaceAll(/\{([^{}\n]*)\}/g, (placeholder, name: string, offset: number) => {
    const word = words[name];
    if (word !== undefined) return word;
    const line = firstLine + text.slice(0, offset).split('\n').length - 1;
    problems.push(`line ${line}: ${describeProblem(name, words)}`);
    return placeholder;
  });
  return { text: filled, problems };
}

function describeProblem(name: string, words: PlaceholderValues): string {
  const known = Object.keys(words);
  if (known.includes(name))
    return `{${name}} has nothing to stand for: this dealer has none. Write the text without it.`;
  const meant = findClosestMatch(name, known);
  return `{${name}} is not a placeholder. ${
    meant ? `Did you mean {${meant}}?` : `Known: ${known.map((word) => `{${word}}`).join(', ')}.`
  }`;
}

/** Text that Markdown shows as it is written: a name such as 'A*B' must not start an emphasis. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#|~]/g, '\\$&');
}
