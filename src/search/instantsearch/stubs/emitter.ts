type Listener = (...told: unknown[]) => void;

/**
 * What InstantSearch (instantsearch.js 4.118) and its helper tell each other by, as they use it. The build puts it in the
 * place of `@algolia/events`, a copy of Node's emitter: a kilobyte less on every search page.
 */
class Emitter {
  // Made when it is needed: the helper inherits from this without calling a constructor.
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
    const first: Listener = (...told) => {
      this.removeListener(type, first);
      listener.apply(this, told);
    };
    return this.on(type, first);
  }

  /** There is no limit here. */
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

  emit(type: string, ...told: unknown[]): boolean {
    const listeners = this.listenersByType?.get(type) ?? [];
    // As in Node: an error that nobody hears is thrown.
    if (type === 'error' && listeners.length === 0) throw told[0];
    for (const listener of listeners) listener.apply(this, told);
    return listeners.length > 0;
  }
}

// The helper asks for it as CommonJS, InstantSearch as a module.
export { Emitter as default, Emitter as 'module.exports' };
