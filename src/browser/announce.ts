let line: HTMLElement | undefined;

/** Tells screen readers what a press did; those who see have seen it. */
export function say(text: string): void {
  if (!line) {
    line = document.createElement('p');
    line.className = 'vh';
    line.role = 'status';
    document.body.append(line);
  }
  const status = line;
  // A region that comes with its text is not read out: the text comes a moment later.
  setTimeout(() => {
    status.textContent = text;
  }, 50);
}
