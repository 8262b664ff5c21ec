import { logProblem } from '#features/track/log.ts';

const UNREACHABLE = 'The brochure could not be downloaded. Please check your connection and try again.';

/**
 * Downloads the brochure that a link leads to. The link says so meanwhile and is as before in the end, however it ends
 * (T-78); a failure is told with its message (spec 8).
 */
export async function downloadBrochure(link: HTMLAnchorElement): Promise<void> {
  if (link.ariaBusy === 'true') return;
  const words = [...link.childNodes].find(({ nodeValue }) => nodeValue?.trim());
  const before = words?.nodeValue ?? null;
  link.ariaBusy = link.ariaDisabled = 'true';
  if (words) words.nodeValue = 'Downloading…';
  try {
    save(await fetchPdf(link.href), link.href);
  } catch (error) {
    logProblem('The brochure could not be downloaded', error);
    alert(error instanceof Refused ? error.message : UNREACHABLE);
  } finally {
    link.ariaBusy = link.ariaDisabled = null;
    if (words) words.nodeValue = before;
  }
}

/** What the site itself says of why there is none. */
class Refused extends Error {}

async function fetchPdf(href: string): Promise<Blob> {
  const response = await fetch(href);
  if (response.ok) return response.blob();
  const told: unknown = await response.json().catch(() => undefined);
  const message = told instanceof Object && 'error' in told ? told.error : undefined;
  throw typeof message === 'string' ? new Refused(message) : new Error(`answered ${response.status}`);
}

/** Under the name that its address ends in: '{slug}.pdf'. */
function save(pdf: Blob, href: string): void {
  const url = URL.createObjectURL(pdf);
  const link = document.createElement('a');
  link.href = url;
  link.download = href.slice(href.lastIndexOf('/') + 1);
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
