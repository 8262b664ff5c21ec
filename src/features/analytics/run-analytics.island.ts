import { announce } from '#browser/announce.ts';
import { loadStyles } from '#browser/load-styles.ts';
import { logWarning } from '#browser/log.ts';
import type { AnalyticsSettings } from './analytics-settings.ts';
import stylesheet from './consent.css?url';
import { isAllowed, isChoiceOpen, storeChoice } from './event-store.island.ts';
import { startTools, stopTools } from './start-tools.ts';

/** Loads the dealer's tools as far as the visitor allows it, and lets the visitor choose. */
export function runAnalytics(settings: AnalyticsSettings): Promise<void> {
  const { consent } = settings;
  if (isAllowed(consent)) startTools(settings);
  return askForConsent({
    isOpen: isChoiceOpen(consent),
    isAllowed: () => isAllowed(consent),
    onChoice(allowed) {
      storeChoice(allowed);
      if (allowed) startTools(settings);
      else stopTools();
    },
  });
}

interface ConsentQuestion {
  /** Whether the visitor has yet to choose: the question shows by itself. */
  readonly isOpen: boolean;
  readonly isAllowed: () => boolean;
  readonly onChoice: (allowed: boolean) => void;
}

/** Shows the question about analytics where it is due, and whenever a visitor opens it in the footer. */
async function askForConsent({ isOpen, isAllowed, onChoice }: ConsentQuestion): Promise<void> {
  const banner = document.getElementById('consent');
  const opener = document.querySelector<HTMLElement>('[data-consent-opener]');
  if (!banner) return;
  await loadStyles(stylesheet).catch((error) => logWarning('Analytics: the question has no styles.', error));
  const buttons = [...banner.querySelectorAll<HTMLButtonElement>('[data-allow]')];
  const show = (visible: boolean) => {
    banner.hidden = !visible;
    // Room for it at the foot of the page, so that it covers nothing that has the focus.
    document.documentElement.style.setProperty('--consent-height', `${banner.offsetHeight}px`);
    document.documentElement.toggleAttribute('data-consent', visible);
  };
  const close = () => {
    const hadFocus = banner.contains(document.activeElement);
    show(false);
    if (hadFocus) opener?.querySelector('button')?.focus({ preventScroll: true });
  };
  for (const button of buttons)
    button.addEventListener('click', () => {
      const allowed = button.dataset.allow === 'true';
      close();
      announce(allowed ? 'Thanks, your choice is saved.' : "Your choice is saved. We won't send anything.");
      onChoice(allowed);
    });
  opener?.removeAttribute('hidden');
  opener?.addEventListener('click', () => {
    for (const button of buttons)
      button.setAttribute('aria-pressed', String((button.dataset.allow === 'true') === isAllowed()));
    show(true);
    document.getElementById('consent-title')?.focus();
  });
  banner.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  if (isOpen) show(true);
}
