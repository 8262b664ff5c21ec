const HOVER_QUERY = '(hover: hover) and (min-width: 992px)';

/**
 * What a menu of disclosures does beyond opening and closing by its own summaries: Escape, a press elsewhere and leaving
 * with the keyboard close it; where the dealer wants it, a mouse opens it. Escape also closes what a mouse opened while
 * the focus is elsewhere, and leaves the focus there (WCAG 1.4.13).
 */
export function startMenu(menu: HTMLElement): void {
  const drops = [...menu.querySelectorAll('details')];
  const close = () => {
    for (const drop of drops) drop.open = false;
  };
  document.addEventListener('keydown', ({ key }) => {
    const drop = drops.find(({ open }) => open);
    if (key !== 'Escape' || !drop) return;
    const within = menu.contains(document.activeElement);
    close();
    if (within) drop.querySelector('summary')?.focus();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Node && menu.contains(target))) close();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
  });
  if (menu.dataset.opens === 'hover') openOnHover(menu, drops);
}

/** In a drawer a list that opened under the pointer would push away what is aimed at. */
function openOnHover(menu: HTMLElement, drops: readonly HTMLDetailsElement[]): void {
  const byHover = ({ pointerType }: PointerEvent) =>
    pointerType === 'mouse' && matchMedia(HOVER_QUERY).matches && !menu.matches(':popover-open');
  for (const drop of drops) {
    drop.addEventListener('pointerenter', (event) => {
      if (byHover(event)) drop.open = true;
    });
    drop.addEventListener('pointerleave', (event) => {
      if (byHover(event)) drop.open = false;
    });
    // It is open already when it is pressed, and must not close under the hand.
    drop.querySelector('summary')?.addEventListener('click', (event) => {
      if (event instanceof PointerEvent && byHover(event)) event.preventDefault();
    });
  }
}
