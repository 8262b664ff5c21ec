import { PARTS_LIST_PATH } from '#domain/paths.ts';

/** 'Name (number)' of a part by its slug, read from the page that lists all parts; undefined if it is not listed. */
export async function fetchPartName(slug: string): Promise<string | undefined> {
  const list = await fetch(PARTS_LIST_PATH).then((response) => response.text());
  const parts = new DOMParser().parseFromString(list, 'text/html');
  const links = parts.querySelectorAll<HTMLAnchorElement>('a[href*="?part="]');
  const link = [...links].find(({ href }) => new URL(href).searchParams.get('part') === slug);
  const name = link?.textContent.trim();
  const number = link?.parentElement?.querySelector('span')?.textContent;
  return name && `${name} (${number})`;
}
