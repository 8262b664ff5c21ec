// While developing there is no compiled script to name: keep-loader.ts names this one, which first loads what React's parts
// need there. It also makes the build emit the script; there the first module is empty.
import '@vitejs/plugin-react/preamble';

const keep = import('./keep.ts');

/** As keep.ts has it. */
export async function press(target: HTMLElement, ticked: boolean | undefined): Promise<void> {
  (await keep).press(target, ticked);
}
