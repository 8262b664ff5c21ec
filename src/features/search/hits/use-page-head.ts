import { useEffect } from 'react';

/** What follows the page's own title: ' | Example Motors'. */
const SITE_NAME = / \| [^|]*$/;

/** Sets the title of the tab and the canonical address, which the build wrote for the page's first search. */
export function usePageHead(title: string, canonicalPath: string): void {
  useEffect(() => {
    document.title = `${title}${SITE_NAME.exec(document.title)?.[0] ?? ''}`;
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (link) link.href = new URL(canonicalPath, link.href).href;
  }, [title, canonicalPath]);
}
