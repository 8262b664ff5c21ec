/** Whether every word of what was typed begins a word of the place's: 'smi qld' finds Smithfield QLD. */
export function matchesText(searchWords: string, typed: string): boolean {
  const known = searchWords.split(' ');
  return toSearchWords(typed).every((word) => known.some((candidate) => candidate.startsWith(word)));
}

/** The words of a text; case and accents count for nothing. */
export function toSearchWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}
