/** From the narrowest phone to a large screen, and both sides of the breakpoints at which most changes. */
const ALL_WIDTHS = [320, 360, 390, 575, 576, 600, 768, 820, 991, 992, 1024, 1280, 1680];

/**
 * The widths at which layout is tested; in the long run all. 320 px is a page zoomed to 400 % on a screen of 1280, at which nothing
 * may scroll sideways (WCAG 1.4.10).
 */
export const WIDTHS: readonly number[] = process.env.TEST_LONG ? ALL_WIDTHS : [320, 768, 1280];
