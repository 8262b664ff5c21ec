import { readMoments } from './moments-attribute.ts';

/** Keeps the opening statuses of a page up to date. */
export function startOpenNowUpdates(): void {
  const lines = [...document.querySelectorAll<HTMLElement>('[data-moments]')];
  const update = () => {
    const now = Date.now() / 1000;
    for (const line of lines) {
      const [, text, open] = readMoments(line).findLast(([from]) => from <= now) ?? [];
      if (text === undefined) continue;
      if (line.textContent !== text) line.textContent = text;
      line.classList.toggle('open--not', open === 0);
    }
  };
  update();
  setInterval(update, 60_000);
  // Timers do not run on a sleeping phone.
  document.addEventListener('visibilitychange', update);
}
