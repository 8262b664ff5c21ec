/** What visitors' browsers measured: for three of four page views the figure is no higher. */
export interface SpeedFigures {
  /** How many page views were measured. */
  readonly views: number;
  /** Milliseconds until the largest element was painted; null = no browser measured it. */
  readonly lcp: number | null;
  /** Milliseconds until the slowest answer to a press or key was painted. */
  readonly inp: number | null;
  /** How far the layout shifted by itself, as a score. */
  readonly cls: number | null;
}

/** LCP, INP and CLS as people read them: '1.2 s', '80 ms', '0.01'; '' for what no browser measured. */
export function formatSpeed({ lcp, inp, cls }: SpeedFigures): string[] {
  return [
    lcp === null ? '' : `${(lcp / 1000).toFixed(1)} s`,
    inp === null ? '' : `${inp} ms`,
    cls === null ? '' : cls.toFixed(2),
  ];
}
