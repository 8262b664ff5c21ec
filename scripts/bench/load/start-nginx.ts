import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ExpectedError } from '#platform/expected-error.ts';
import { findFreePort } from '#scripts/cli/free-port.ts';

const START_MS = 500;

export interface Nginx {
  readonly port: number;
  close(): Promise<void>;
}

/** Serves a folder by nginx with one worker, as the host has one process, and with files that are compressed already. */
export async function startNginx(siteDir: string, dataDir: string): Promise<Nginx> {
  const [root, dir] = [resolve(siteDir), resolve(dataDir)];
  const port = await findFreePort();
  const config = `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${dir}/nginx.pid;
error_log ${dir}/nginx.log;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  open_file_cache max=1000;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port} backlog=4096;
    root ${root};
  }
}`;
  const file = join(dir, 'nginx.conf');
  await writeFile(file, config);
  const nginx = spawn('nginx', ['-c', file], { stdio: 'inherit' });
  const exited = once(nginx, 'exit');
  await setTimeout(START_MS);
  if (nginx.exitCode !== null)
    throw new ExpectedError(`nginx: ended with code ${nginx.exitCode}. Look at ${dir}/nginx.log.`);
  return {
    port,
    async close() {
      nginx.kill();
      await exited;
    },
  };
}
