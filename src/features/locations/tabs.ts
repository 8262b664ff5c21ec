const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Brings a list of tabs to life: a click or the arrow keys choose one, and its panel alone is shown. */
export function startTabs(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => choose(tabs, tab));
    tab.addEventListener('keydown', (event) => {
      const step = STEPS[event.key];
      const next = step && tabs[step(index, tabs.length)];
      if (!next) return;
      event.preventDefault();
      choose(tabs, next);
      next.focus();
    });
  }
}

function choose(tabs: readonly HTMLElement[], chosen: HTMLElement): void {
  for (const tab of tabs) {
    const on = tab === chosen;
    tab.ariaSelected = String(on);
    tab.tabIndex = on ? 0 : -1;
    document.getElementById(tab.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-off', !on);
  }
}
