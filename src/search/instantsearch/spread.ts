// What InstantSearch's compiler wrote for `{ ...a, ...b }`, in one native call instead of a call for each property. The build takes
// this file instead (astro.config.mjs).
export const _ = Object.assign;
