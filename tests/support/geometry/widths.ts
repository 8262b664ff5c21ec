/** From the narrowest phone to a large screen, and both sides of the breakpoints at which most changes. */
const ALL_WIDTHS = [320, 360, 390, 575, 576, 600, 768, 820, 991, 992, 1024, 1280, 1680];

/** The widths at which layout is tested: a phone, a tablet and a screen; in the long run all. */
export const WIDTHS: readonly number[] = process.env.TEST_LONG ? ALL_WIDTHS : [390, 768, 1280];
