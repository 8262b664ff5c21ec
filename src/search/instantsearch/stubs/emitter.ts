type Listener = (...args: unknown[]) => void;

/**
 * The part of an event emitter that InstantSearch (instantsearch.js 4.118) and its helper use. The build substitutes it
 * for `@algolia/events`, a copy of Node's emitter, which saves a kilobyte on every search page.
 */
class Emitter {
  // Created on demand: the helper inherits from this class without calling its constructor.
  declare listenersByType?: Map<string, readonly Listener[]>;

  on(type: string, listener: Listener): this {
    this.listenersByType ??= new Map();
    this.listenersByType.set(type, [...(this.listenersByType.get(type) ?? []), listener]);
    return this;
  }

  addListener(type: string, listener: Listener): this {
    return this.on(type, listener);
  }

  once(type: string, listener: Listener): this {
    const first: Listener = (...args) => {
      this.removeListener(type, first);
      listener.apply(this, args);
    };
    return this.on(type, first);
  }

  /** Does nothing: the number of listeners is unlimited. */
  setMaxListeners(): this {
    return this;
  }

  removeListener(type: string, listener: Listener): this {
    const listeners = this.listenersByType?.get(type) ?? [];
    this.listenersByType?.set(
      type,
      listeners.filter((other) => other !== listener),
    );
    return this;
  }

  removeAllListeners(): this {
    this.listenersByType?.clear();
    return this;
  }

  emit(type: string, ...args: unknown[]): boolean {
    const listeners = this.listenersByType?.get(type) ?? [];
    // As in Node, an error without a listener is thrown.
    if (type === 'error' && listeners.length === 0) throw args[0];
    for (const listener of listeners) listener.apply(this, args);
    return listeners.length > 0;
  }
}

// The helper imports it as CommonJS, InstantSearch as a module.
export { Emitter as default, Emitter as 'module.exports' };
