import { deviceList, siteSlug } from '#features/device/device-list.ts';

/** The ids of the cars that the visitor has picked to compare. */
export const comparePicks = deviceList(siteSlug(), 'compare', (kept) =>
  typeof kept === 'string' ? kept : undefined,
);
