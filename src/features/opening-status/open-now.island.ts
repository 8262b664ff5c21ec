import { findStatusAt } from './moments-attribute.ts';

/** Keeps the opening statuses of a page up to date. */
export function startOpenNowUpdates(): void {
  const lines = [...document.querySelectorAll<HTMLElement>('[data-moments]')];
  const update = () => {
    for (const line of lines) {
      // A copy of the first line has its moments there.
      const status = findStatusAt(line.dataset.moments || lines[0]?.dataset.moments, Date.now());
      if (!status) continue;
      if (line.textContent !== status.text) line.textContent = status.text;
      line.classList.toggle('open--not', !status.open);
    }
  };
  update();
  setInterval(update, 60_000);
  // Timers do not run on a sleeping phone.
  document.addEventListener('visibilitychange', update);
}
