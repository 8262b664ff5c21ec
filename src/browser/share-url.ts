/**
 * Shares an address by the device's own way on a phone, else copies it. The text that it returns is for the visitor to
 * read; empty where the device shows what happened.
 */
export async function shareUrl(url: string): Promise<string> {
  if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
    // Rejects if the visitor cancels.
    await navigator.share({ title: document.title, url }).catch(Boolean);
    return '';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'Link copied.';
  } catch {
    return `Copy this link: ${url}`;
  }
}
