import { type CompiledApp, loadCompiledApp } from './compiled.ts';
import type { RenderJob, RenderReport } from './render-job.ts';
import { renderSite } from './render-site.ts';
import { answerJobs } from './worker-process.ts';

let compiled: Promise<CompiledApp> | undefined;

answerJobs<RenderJob, RenderReport>(async (job) => {
  compiled ??= loadCompiledApp(job.folders.compiledDir);
  return renderSite(job, await compiled);
});
