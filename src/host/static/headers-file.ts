import { type Header, type MinimalHeader, parseAllHeaders } from '@netlify/headers-parser';

/** One block of a `_headers` file. */
export interface HeaderRule {
  readonly pattern: RegExp;
  readonly values: ReadonlyArray<readonly [string, string]>;
}

/** Headers about the transport itself; like Netlify, we don't let the file set them. */
const RESERVED = new Set([
  'accept-ranges',
  'age',
  'allow',
  'alt-svc',
  'connection',
  'content-encoding',
  'content-length',
  'content-range',
  'date',
  'location',
  'server',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Reads the rules of a `_headers` file; none if it is missing. Invalid lines are skipped and reported in `problems`. */
export async function readHeadersFile(path: string): Promise<{ rules: HeaderRule[]; problems: string[] }> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [path],
    netlifyConfigPath: undefined,
    configHeaders: [],
    minimal: false,
  });
  const problems = errors.map((error) => `${path}: ${error.message.replaceAll(/\s+/g, ' ')}`);
  const rules = headers.filter(hasPattern).map((header) => ({
    pattern: header.forRegExp,
    values: Object.entries(header.values).filter(([name, value]) => {
      const problem = problemOf(name, value);
      if (problem) problems.push(`${path}: ${header.for}: ${name}: ${problem}`);
      return !problem;
    }),
  }));
  return { rules, problems };
}

function hasPattern(header: Header | MinimalHeader): header is Header {
  return 'forRegExp' in header;
}

function problemOf(name: string, value: string): string | undefined {
  if (RESERVED.has(name.toLowerCase())) return 'cannot be set by a file. Leave it out.';
  if (name.toLowerCase() === 'basic-auth')
    return 'is not supported here. Protect the site in front of this server.';
  try {
    new Headers([[name, value]]);
    return undefined;
  } catch {
    return 'is no valid header. Write a name and a value in plain ASCII.';
  }
}

/** Sets the headers of the rules that match a decoded path; the later of two rules wins, as on Netlify. */
export function applyHeaderRules(headers: Headers, rules: readonly HeaderRule[], path: string): void {
  for (const rule of rules) {
    if (!rule.pattern.test(path)) continue;
    for (const [name, value] of rule.values) headers.set(name, value);
  }
}
