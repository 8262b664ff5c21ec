import type { ContentPage } from '#site/content/pages.ts';

/** A text page without text; tests override only what they are about. */
export function makeContentPage(path: string, over: Partial<ContentPage> = {}): ContentPage {
  return {
    path,
    title: 'A',
    description: 'B',
    html: '',
    source: `content/pages${path.slice(0, -1)}.md`,
    indexed: true,
    locations: null,
    blocks: [],
    folds: false,
    form: null,
    location: null,
    ...over,
  };
}
