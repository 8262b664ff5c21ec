import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { runProgram } from '#scripts/cli/run-program.ts';

const figuresSchema = v.object({
  perSecond: v.number(),
  /** Milliseconds. */
  p50: v.number(),
  p99: v.number(),
  /** Other answers than 2xx and 3xx, and connections without one. */
  failed: v.number(),
});

/** What a load generator got. */
export type LoadFigures = v.InferOutput<typeof figuresSchema>;

export interface Load {
  readonly port: number;
  readonly path: string;
  readonly connections: number;
  readonly seconds: number;
}

/** Asks for one address over and over by wrk, as a browser that accepts gzip. */
export async function runWrk({ port, path, connections, seconds }: Load): Promise<LoadFigures> {
  const script = fileURLToPath(new URL('wrk.lua', import.meta.url));
  const headers = ['Host: example.localhost', 'Accept-Encoding: gzip', 'Accept: image/avif,image/webp'];
  const { code, output } = await runProgram('wrk', [
    ...[
      '--threads',
      '1',
      '--connections',
      String(connections),
      '--duration',
      `${seconds}s`,
      '--script',
      script,
    ],
    ...headers.flatMap((header) => ['--header', header]),
    `http://127.0.0.1:${port}${path}`,
  ]);
  if (code !== 0) throw new Error(`wrk ended with code ${code}: ${output}`);
  return v.parse(figuresSchema, JSON.parse(output.trim().split('\n').at(-1) ?? ''));
}
