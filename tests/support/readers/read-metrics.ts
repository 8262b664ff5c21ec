/** A value as a Prometheus server reads it. */
export interface ReadMetric {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const LINE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/s;
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"(?:,|$)/gs;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', '"': '"', '\\': '\\' };

/** Reads the text format of Prometheus, version 0.0.4, by its grammar. Throws for anything else, and for unannounced metrics. */
export function readMetrics(text: string): ReadMetric[] {
  if (!text.endsWith('\n')) throw new Error('the last line has no end');
  const announced = new Set<string>();
  return text
    .slice(0, -1)
    .split('\n')
    .flatMap((line) => {
      const comment = /^# (HELP|TYPE) (\S+) /.exec(line);
      if (comment?.[2]) announced.add(comment[2]);
      return comment ? [] : [readLine(line, announced)];
    });
}

function readLine(line: string, announced: ReadonlySet<string>): ReadMetric {
  const [, name, labels = '', value] = LINE.exec(line) ?? [];
  if (name === undefined || value === undefined) throw new Error(`not a value: ${line}`);
  if (!announced.has(name) && !announced.has(name.replace(/_(bucket|sum|count)$/, '')))
    throw new Error(`without # TYPE: ${line}`);
  const pairs = [...labels.matchAll(LABEL)];
  if (pairs.map(([pair]) => pair).join('') !== labels) throw new Error(`malformed labels: ${line}`);
  return {
    name,
    labels: Object.fromEntries(pairs.map(([, label = '', text = '']) => [label, unescapeLabel(text)])),
    value: Number(value.replace('Inf', 'Infinity')),
  };
}

function unescapeLabel(text: string): string {
  return text.replaceAll(/\\(.)/gs, (_, escaped: string) => ESCAPED[escaped] ?? `\\${escaped}`);
}
