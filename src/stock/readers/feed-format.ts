import { extname } from 'node:path';

export type FeedFormat = 'csv' | 'json' | 'xml';

const BY_ENDING = {
  '.csv': 'csv',
  '.tsv': 'csv',
  '.json': 'json',
  '.xml': 'xml',
} as const satisfies Record<`.${string}`, FeedFormat>;

/** The format of a feed by its file's ending; where that says nothing ('stock.txt'), by how its text begins. */
export function feedFormat(file: string, text: string): FeedFormat {
  const ending = extname(file).toLowerCase();
  if (ending in BY_ENDING) return BY_ENDING[ending as keyof typeof BY_ENDING];
  const [start] = text.trimStart();
  if (start === '<') return 'xml';
  return start === '[' || start === '{' ? 'json' : 'csv';
}
