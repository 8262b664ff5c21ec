/** The registration that the valuation's field shows as an example. Demonstrations price it. */
export const EXAMPLE_REGO = 'ABC123';
