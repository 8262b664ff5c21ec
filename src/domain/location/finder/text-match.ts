/** Whether every typed word is a prefix of a word of the premises: 'smi qld' finds Smithfield QLD. */
export function matchesText(searchWords: string, typed: string): boolean {
  const known = searchWords.split(' ');
  return toSearchWords(typed).every((word) => known.some((candidate) => candidate.startsWith(word)));
}

/** The words of a text, without case and accents. */
export function toSearchWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}
