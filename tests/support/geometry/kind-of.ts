import type { Part } from './measurement.ts';

/** What an element is by its tag and first class: 'li.place' for 'li#cairns.place.place--far'. */
export function kindOf({ name }: Pick<Part, 'name'>): string {
  const [own = ''] = name.split(' ').slice(-1);
  return own
    .replace(/#[\w-]+/, '')
    .split('.')
    .slice(0, 2)
    .join('.');
}
