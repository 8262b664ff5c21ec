const UNITS = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
  ['seconds', 1000],
] as const;

/** A span of time in its largest unit that there is two of: '3 days', '40 hours', '5 minutes'. */
export function formatAge(ms: number): string {
  const [unit, length] = UNITS.find(([, length]) => ms >= 2 * length) ?? ['seconds', 1000];
  const count = Math.max(0, Math.floor(ms / length));
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}
