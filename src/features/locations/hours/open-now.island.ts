import { readMoments } from './moments-attribute.ts';

/** The lines of a page say what holds at this minute, and go on saying so. */
export function startOpenNowUpdates(): void {
  const lines = [...document.querySelectorAll<HTMLElement>('[data-moments]')];
  const tell = () => {
    const now = Date.now() / 1000;
    for (const line of lines) {
      const [, text, open] = readMoments(line).findLast(([from]) => from <= now) ?? [];
      if (text === undefined) continue;
      if (line.textContent !== text) line.textContent = text;
      line.classList.toggle('open--not', open === 0);
    }
  };
  tell();
  setInterval(tell, 60_000);
  // A phone that was put away keeps no time.
  document.addEventListener('visibilitychange', tell);
}
