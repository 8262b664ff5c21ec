import { readKept } from '#features/visit/kept.ts';

/**
 * Brings the first step to life: what follows is fetched when somebody begins it, or has a valuation already. Where it
 * can't be fetched, the page's form is the way.
 */
export function startValuation(section: HTMLElement): void {
  const flow = () => import('./valuation.island.ts');
  const quietly = () => {
    flow().catch(Boolean);
  };
  section.addEventListener('pointerover', quietly, { once: true, passive: true });
  section.addEventListener('focusin', quietly, { once: true });
  section.addEventListener('submit', async (event) => {
    event.preventDefault();
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    try {
      await (await flow()).submitted(section, form);
    } catch {
      document.getElementById(section.dataset.formId ?? '')?.scrollIntoView();
    }
  });
  if (readKept('localStorage', 'valuation') !== undefined)
    flow().then(({ resume }) => resume(section), Boolean);
}
