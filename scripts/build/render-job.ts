import type { Folders } from './folders.ts';

/** A build of one dealer in one template. */
export interface RenderJob {
  readonly slug: string;
  /** A template other than the published one; the output is then named <slug>--<template>. */
  readonly template: string | undefined;
  /** ISO time. */
  readonly now: string;
  /** Reuse pages whose input did not change. */
  readonly changed: boolean;
  /** Publish to this folder instead of dist/<slug>/. */
  readonly out: string | undefined;
  readonly folders: Folders;
  readonly buildId: string;
}

export interface RenderReport {
  readonly name: string;
  readonly rendered: number;
  readonly skipped: number;
  readonly bytes: number;
  readonly seconds: number;
  /** The reasons the dealer was not published; its last output stays. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  /** What was published besides the pages: a line for each feed, with the vehicles that are not in it. */
  readonly notes: readonly string[];
  /** The process that made it, and what it has used since its start. */
  readonly worker: WorkerUsage;
}

export interface WorkerUsage {
  readonly pid: number;
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
}
