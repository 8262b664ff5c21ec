import { logWarning } from '#browser/log.ts';

/** How the chat of a provider is opened (T-89). */
export interface ChatProvider {
  /** The name of the provider's object in `window`. */
  readonly object: string;
  /** The address of its script; without one another script of the dealer brings it. */
  readonly script: string | undefined;
  /** The object's function that opens it. */
  readonly opens: string;
}

/** The function that opens a chat, bound to its object; undefined while the provider is not there. */
export function findOpenFunction({ object, opens }: ChatProvider): (() => unknown) | undefined {
  const provider: unknown = Reflect.get(window, object);
  if (typeof provider !== 'object' && typeof provider !== 'function') return undefined;
  const open: unknown = provider && Reflect.get(provider, opens);
  return typeof open === 'function' ? () => open.call(provider) : undefined;
}

const scriptLoads = new Map<string, Promise<void>>();

/** Loads a provider's script, once in a page. Where it does not come, there are no buttons. */
export function loadChatProvider(src: string): Promise<void> {
  const known = scriptLoads.get(src);
  if (known) return known;
  const loaded = new Promise<void>((resolve) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => logWarning('The chat could not be loaded');
    document.head.append(script);
  });
  scriptLoads.set(src, loaded);
  return loaded;
}
