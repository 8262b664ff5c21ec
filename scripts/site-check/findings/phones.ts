import type { Check } from '#scripts/site-check/finding.ts';
import { describeMisleadingPhone } from '#site/checks/warnings.ts';

/** Numbers that reach the wrong department. */
export const checkPhones: Check = ({ site }) => {
  const text = describeMisleadingPhone(site);
  return text === undefined ? [] : [{ level: 'warning', file: 'site.ts', key: 'phones.new', text }];
};
