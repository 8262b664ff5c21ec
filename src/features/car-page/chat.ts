import { logProblem } from '#features/track/log.ts';

/** Some providers take a while after their script has run. */
const TRIES = 10;
const PAUSE = 500;

/**
 * Shows the buttons of a chat once its provider is there (T-89): an object in `window` with the function that a button
 * names. Its script is asked for at the visitor's first deed; where it does not come, there are no buttons.
 */
export function startChat(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-chat]')];
  for (const button of buttons) {
    button.addEventListener('click', (event) => {
      const open = functionOf(button);
      if (!open) return;
      event.preventDefault();
      try {
        open();
      } catch (error) {
        logProblem('The chat could not be opened', error);
      }
    });
  }
  const show = (tries: number) => {
    const waiting = buttons.filter((button) => !functionOf(button));
    for (const button of buttons) {
      const there = !waiting.includes(button);
      button.hidden = !there;
      const line = button.closest('li');
      if (line) line.hidden = !there;
    }
    if (waiting.length > 0 && tries > 0) setTimeout(() => show(tries - 1), PAUSE);
  };
  show(0);
  const [script] = new Set(buttons.map(({ dataset }) => dataset.script ?? ''));
  const first = () => {
    for (const deed of DEEDS) removeEventListener(deed, first);
    if (script) load(script, () => show(TRIES));
    else show(TRIES);
  };
  for (const deed of DEEDS) addEventListener(deed, first, { passive: true });
}

const DEEDS = ['pointerdown', 'keydown', 'scroll'] as const;

/** The function that a button calls, bound to its object; undefined while it is not there. */
function functionOf({ dataset }: HTMLElement): (() => unknown) | undefined {
  const provider: unknown = Reflect.get(window, dataset.chat ?? '');
  if (typeof provider !== 'object' && typeof provider !== 'function') return undefined;
  const open: unknown = provider && Reflect.get(provider, dataset.opens ?? '');
  return typeof open === 'function' ? () => open.call(provider) : undefined;
}

function load(src: string, then: () => void): void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.addEventListener('load', then);
  script.addEventListener('error', () => logProblem('The chat could not be loaded'));
  document.head.append(script);
}
