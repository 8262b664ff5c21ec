/** Matches an open popover. Browsers without popovers refuse `:popover-open` alone; inside of `:is` they skip it. */
export const OPEN_POPOVER = ':is(:popover-open)';
