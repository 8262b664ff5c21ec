let statusElement: HTMLElement | undefined;

/** Announces a text to screen readers through a visually hidden status region. */
export function announce(text: string): void {
  if (!statusElement) {
    statusElement = document.createElement('p');
    statusElement.className = 'visually-hidden';
    statusElement.setAttribute('role', 'status');
    document.body.append(statusElement);
  }
  const status = statusElement;
  // A region that is added with its text is not read out, so the text follows a moment later.
  setTimeout(() => {
    status.textContent = text;
  }, 50);
}
