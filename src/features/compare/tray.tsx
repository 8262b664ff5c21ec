import { withIds } from '#features/device/ids-in-address.ts';
import { toDom } from '#features/device/to-dom.ts';
import { comparePicks } from './compare-list.ts';
import { COMPARE_PATH, MOST_COMPARED } from './picks.ts';

let tray: HTMLElement | undefined;

/**
 * Shows the picked cars at the foot of the page: how many, the way to see them side by side, and how to drop them.
 * Nothing when none is picked. `full`: one more was asked for.
 */
export function showTray(picks: readonly string[], full: boolean): void {
  if (picks.length === 0) {
    tray?.remove();
    return;
  }
  tray ??= makeTray();
  tray.replaceChildren();
  toDom(<Tray picks={picks} full={full} />, tray);
  if (!tray.isConnected) document.body.append(tray);
}

function makeTray(): HTMLElement {
  const made = document.createElement('section');
  made.className = 'tray';
  made.ariaLabel = 'Compare';
  made.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-clear]')) comparePicks.set([]);
  });
  return made;
}

function Tray({ picks, full }: { readonly picks: readonly string[]; readonly full: boolean }) {
  return (
    <>
      <p>{hint(picks.length, full)}</p>
      <button type="button" className="btn btn--quiet btn--sm" data-clear>
        Clear
      </button>
      <a
        className="btn btn--primary btn--sm"
        href={withIds(COMPARE_PATH, picks)}
      >{`Compare (${picks.length})`}</a>
    </>
  );
}

function hint(count: number, full: boolean): string {
  if (full) return `${MOST_COMPARED} at most: take one off first.`;
  return count === 1 ? 'Tick another one to compare.' : `Up to ${MOST_COMPARED} side by side.`;
}
