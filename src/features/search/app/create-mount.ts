import { type DataBlock, readDataBlock } from '#ui/data-block/data-block.ts';

/** Hydrates a search over its HTML. Resolves when it is ready for presses. */
type Mount<Payload> = (root: HTMLElement, payload: Payload) => Promise<void>;

/**
 * Creates what mounts a search on the page's search element with its payload: the one that was loaded beside the script, else the
 * page's data block. It does nothing if either is missing. `load` brings the code of the search, and React is evaluated in a
 * task of its own: together they would keep a slow phone busy for 200 ms.
 */
export function createMount<Payload>(
  block: DataBlock<Payload>,
  load: () => Promise<Mount<Payload>>,
): (loaded?: Payload) => Promise<void> {
  return async (loaded) => {
    const root = document.getElementById('search');
    const payload = loaded ?? readDataBlock(block);
    if (!root || !payload) return;
    const [mount] = await Promise.all([load(), import('react-dom/client')]);
    await mount(root, payload);
  };
}
