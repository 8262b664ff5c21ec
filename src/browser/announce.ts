let statusElement: HTMLElement | undefined;

/** Tells screen readers what a press did; those who see have seen it. */
export function announce(text: string): void {
  if (!statusElement) {
    statusElement = document.createElement('p');
    statusElement.className = 'visually-hidden';
    statusElement.role = 'status';
    document.body.append(statusElement);
  }
  const status = statusElement;
  // A region that comes with its text is not read out: the text comes a moment later.
  setTimeout(() => {
    status.textContent = text;
  }, 50);
}
