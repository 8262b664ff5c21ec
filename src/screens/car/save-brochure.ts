import { logWarning } from '#browser/log.ts';

const DOWNLOAD_FAILED = "We couldn't download the brochure. Please check your connection and try again.";

/** Saves the brochure at an address as a file. Shows the reason if that fails; never rejects. */
export async function saveBrochure(href: string): Promise<void> {
  try {
    savePdf(await fetchPdf(href), href);
  } catch (error) {
    logWarning('The brochure could not be downloaded', error);
    alert(error instanceof BrochureError ? error.message : DOWNLOAD_FAILED);
  }
}

/** An error with the site's own message about the missing brochure. */
class BrochureError extends Error {}

async function fetchPdf(href: string): Promise<Blob> {
  const response = await fetch(href);
  if (response.ok) return response.blob();
  const body: { readonly error?: unknown } | null = await response.json().catch(() => null);
  const message = body?.error;
  throw typeof message === 'string' ? new BrochureError(message) : new Error(`answered ${response.status}`);
}

/** Saves the PDF under the last part of its address: '{slug}.pdf'. */
function savePdf(pdf: Blob, href: string): void {
  const url = URL.createObjectURL(pdf);
  const link = document.createElement('a');
  link.href = url;
  link.download = href.slice(href.lastIndexOf('/') + 1);
  link.click();
  // The browser reads it after the click, so the URL can't be revoked yet.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
