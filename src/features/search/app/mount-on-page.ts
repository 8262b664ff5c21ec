import { type DataBlock, readDataBlock } from '#ui/data-block/data-block.ts';

/**
 * Calls `mount` with the page's search element and its payload: the one that was loaded beside the script, else the page's data
 * block. Does nothing if either is missing. Resolves when it is ready for presses.
 */
export async function mountOnPage<Payload>(
  block: DataBlock<Payload>,
  mount: (root: HTMLElement, payload: Payload) => Promise<void>,
  loaded?: Payload,
): Promise<void> {
  const root = document.getElementById('search');
  const payload = loaded ?? readDataBlock(block);
  if (root && payload) await mount(root, payload);
}
