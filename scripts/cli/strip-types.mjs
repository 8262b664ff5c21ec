// Lets this Node read the package's own TypeScript below node_modules, where it refuses to strip types by itself.
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

const PACKAGE = new URL('../../', import.meta.url).href;

// Says once that it may change; Node strips with the same function outside of node_modules.
const { emitWarning } = process;
process.emitWarning = () => {};
stripTypeScriptTypes('');
process.emitWarning = emitWarning;

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith(PACKAGE) || !/\.ts(\?|$)/.test(url)) return nextLoad(url, context);
    const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'), { sourceUrl: url });
    return { format: 'module', source, shortCircuit: true };
  },
});
