import type { AnalyticsSettings } from './analytics-settings.ts';
import { askForConsent } from './ask-for-consent.ts';
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
