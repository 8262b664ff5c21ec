import { logWarning } from '#browser/log.ts';

/** The global object and function that open a provider's chat (T-89). */
export interface ChatProvider {
  /** The name of the provider's object in `window`. */
  readonly object: string;
  /** The address of its script; undefined if another script of the dealer loads it. */
  readonly script: string | undefined;
  /** The object's function that opens it. */
  readonly opens: string;
}

/** The function that opens a chat, bound to its object; undefined until the provider has loaded. */
export function findOpenFunction({ object, opens }: ChatProvider): (() => unknown) | undefined {
  const provider: unknown = Reflect.get(window, object);
  if (typeof provider !== 'object' && typeof provider !== 'function') return undefined;
  const open: unknown = provider && Reflect.get(provider, opens);
  return typeof open === 'function' ? () => open.call(provider) : undefined;
}

const scriptLoads = new Map<string, Promise<void>>();

/** Loads a provider's script, once per page. Never settles if that fails: the chat buttons stay hidden. */
export function loadChatProvider(src: string): Promise<void> {
  const existing = scriptLoads.get(src);
  if (existing) return existing;
  const loaded = new Promise<void>((resolve) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () =>
      logWarning("Chat: the provider's script failed to load. Chat buttons stay hidden.");
    document.head.append(script);
  });
  scriptLoads.set(src, loaded);
  return loaded;
}
