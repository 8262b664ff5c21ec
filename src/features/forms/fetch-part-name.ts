import { PARTS_LIST_PATH } from '#domain/paths.ts';

/** What the part with a slug is called, from the list of all parts, which has a link for each; undefined when it is not there. */
export async function fetchPartName(slug: string): Promise<string | undefined> {
  const list = await fetch(PARTS_LIST_PATH).then((answer) => answer.text());
  const parts = new DOMParser().parseFromString(list, 'text/html');
  const links = parts.querySelectorAll<HTMLAnchorElement>('a[href*="?part="]');
  const link = [...links].find(({ href }) => URL.parse(href)?.searchParams.get('part') === slug);
  const name = link?.textContent.trim();
  const number = link?.parentElement?.querySelector('span')?.textContent;
  return name && `${name} (${number})`;
}
