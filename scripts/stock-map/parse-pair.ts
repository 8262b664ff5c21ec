import { UsageError } from '#scripts/cli/command.ts';

/** 'price=DAP' as its two halves, parted at the last '='. */
export function parsePair(option: string, text: string): [name: string, value: string] {
  const cut = text.lastIndexOf('=');
  if (cut < 1) throw new UsageError(`${option}: is "${text}". Write two words with "=" between them.`);
  return [text.slice(0, cut).trim(), text.slice(cut + 1).trim()];
}
