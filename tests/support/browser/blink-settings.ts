/**
 * Settings that a headless Chromium lacks. They replace Playwright's, which also include a mouse. The connection is as
 * fast as 4G; otherwise pictures further down would be fetched that a visitor would not load.
 */
export const BLINK_SETTINGS = [
  'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  'lazyLoadingImageMarginPxUnknown=1250',
];
