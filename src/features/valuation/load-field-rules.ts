import { NO_CONNECTION_TEXT, ValuationApiError } from './valuation-api.ts';

/** The rules of the fields: loaded with the first step that is sent. Rejects with ValuationApiError. */
export function loadFieldRules() {
  return import('./read-registration.ts').catch(() => {
    throw new ValuationApiError(NO_CONNECTION_TEXT);
  });
}
