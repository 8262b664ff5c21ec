import rebuild from '#functions/rebuild.ts';
import { makeTestRuntime, type TestRuntime } from '#tests/support/factories/make-test-runtime.ts';
import { makeSecret, signHeaders } from '#tests/support/factories/sign-headers.ts';
import { callFunction } from '#tests/support/servers/call-function.ts';

export const [NEW, OLD, OTHER] = [makeSecret('n'), makeSecret('o'), makeSecret('x')];
export const OPERATOR = 'a-token-of-many-letters-for-operators';
export const BODY = '{"site":"example"}';

export const makeRebuildRuntime = (facts: Parameters<typeof makeTestRuntime>[0] = {}) =>
  makeTestRuntime({
    facts: { rebuildSecrets: ['NEW_SECRET', 'OLD_SECRET'], ...facts.facts },
    env: { NEW_SECRET: NEW, OLD_SECRET: OLD, OTHER_SECRET: OTHER, OPERATOR_TOKEN: OPERATOR, ...facts.env },
  });

export interface RebuildCall {
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly ip?: string;
  readonly query?: string;
}

export function sendRebuild(
  runtime: TestRuntime,
  { headers = {}, body = BODY, ip = '203.0.113.1', query = '' }: RebuildCall,
) {
  return callFunction(rebuild, runtime, `/api/rebuild${query}`, {
    method: 'POST',
    headers: { origin: undefined, ...headers },
    body,
    ip,
  });
}

export const signCall = (runtime: TestRuntime, secret: string, { body = BODY, seconds = 0 } = {}) => ({
  body,
  headers: signHeaders(secret, body, { at: new Date(runtime.time.getTime() + seconds * 1000) }),
});
