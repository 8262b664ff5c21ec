import { extname } from 'node:path';

export type FeedFormat = 'csv' | 'json' | 'xml';

const FORMAT_BY_EXTENSION = {
  '.csv': 'csv',
  '.tsv': 'csv',
  '.json': 'json',
  '.xml': 'xml',
} as const satisfies Record<`.${string}`, FeedFormat>;

/** The format of a feed by its file extension; if that is inconclusive ('stock.txt'), by the start of its text. */
export function detectFeedFormat(file: string, text: string): FeedFormat {
  const ending = extname(file).toLowerCase();
  if (ending in FORMAT_BY_EXTENSION) return FORMAT_BY_EXTENSION[ending as keyof typeof FORMAT_BY_EXTENSION];
  const [start] = text.trimStart();
  if (start === '<') return 'xml';
  return start === '[' || start === '{' ? 'json' : 'csv';
}
