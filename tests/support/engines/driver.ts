/** One stretch of a mouse's way: where it goes, and what its button does there. */
export interface MouseStep {
  readonly x: number;
  readonly y: number;
  readonly button?: 'down' | 'up' | undefined;
}

/** The keys that tests press by name. */
export type NamedKey = 'Enter' | 'Escape' | 'Tab' | 'ArrowRight' | 'ArrowDown' | 'Home';

/**
 * A visitor's window in a browser engine, with empty storage: what the tests need of it. The rest runs as scripts in the page, alike in all engines: see `page-tools.ts`.
 */
export interface EngineDriver {
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Leaves the page for an empty one, as after a test. */
  leave(): Promise<void>;
  /** Runs the body of a function, with `arguments`, and answers what it returns; only JSON goes in and out. */
  run(body: string, args: readonly unknown[]): Promise<unknown>;
  moveMouse(steps: readonly MouseStep[]): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: NamedKey): Promise<void>;
  /** A picture of what is in view, as PNG. */
  takeScreenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface WindowOptions {
  readonly width: number;
  readonly height: number;
  /** Runs before the scripts of every page. */
  readonly script: string;
}
