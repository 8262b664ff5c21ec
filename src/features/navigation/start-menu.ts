const HOVER_QUERY = '(hover: hover) and (min-width: 992px)';

/**
 * Enhances a menu of disclosures: Escape, a press elsewhere and leaving by keyboard close it; if the dealer wants it, hover
 * opens it. The search in it goes to the search page. Escape also closes a dropdown opened by hover while the focus is elsewhere, and leaves the focus there
 * (WCAG 1.4.13).
 */
export function startMenu(menu: HTMLElement): void {
  const drops = [...menu.querySelectorAll('details')];
  // The search page itself understands words where scripts run.
  const search = menu.querySelector<HTMLFormElement>('[data-search]');
  if (search) search.action = search.dataset.search ?? '';
  const close = () => {
    for (const drop of drops) drop.open = false;
  };
  document.addEventListener('keydown', ({ key }) => {
    const drop = drops.find(({ open }) => open);
    if (key !== 'Escape' || !drop) return;
    const hadFocus = menu.contains(document.activeElement);
    close();
    if (hadFocus) drop.querySelector('summary')?.focus();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Node && menu.contains(target))) close();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
  });
  if (menu.dataset.opens === 'hover') openOnHover(menu, drops);
}

/** Opens dropdowns on hover. Not in a drawer, where an opening list would push away the pointer's target. */
function openOnHover(menu: HTMLElement, drops: readonly HTMLDetailsElement[]): void {
  // Inside of `:is`, because browsers without popovers refuse the selector by itself.
  const isHover = ({ pointerType }: PointerEvent) =>
    pointerType === 'mouse' && matchMedia(HOVER_QUERY).matches && !menu.matches(':is(:popover-open)');
  for (const drop of drops) {
    drop.addEventListener('pointerenter', (event) => {
      if (isHover(event)) drop.open = true;
    });
    drop.addEventListener('pointerleave', (event) => {
      if (isHover(event)) drop.open = false;
    });
    // Hover has already opened it, so a click must not close it.
    drop.querySelector('summary')?.addEventListener('click', (event) => {
      if (event instanceof PointerEvent && isHover(event)) event.preventDefault();
    });
  }
}
