/** The comparison rate warning, required on every page that shows a comparison rate (T-57). Apart from the table of countries: a calculator loads it. */
export const COMPARISON_WARNING =
  '*Comparison rates are based on a secured loan of $30,000 over 5 years. WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.';
