import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ensureProgram } from '../debian-package.ts';

const file = resolve(import.meta.dirname, '../../deploy/nginx.conf');
const temporaries = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Throws if the shipped file no longer has the text to replace. */
function replaceOrThrow(text: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(text)) throw new Error(`deploy/nginx.conf has nothing like ${pattern}`);
  return text.replace(pattern, replacement);
}

/** The shipped configuration with other ports, plain HTTP and another log file. */
async function siteOn(port: number, upstreams: readonly number[], folder: string): Promise<string> {
  let text = (await readFile(file, 'utf8')).replaceAll(/ *# TLS begins\n.*?# TLS ends\n/gs, '');
  const servers = upstreams.map(
    (one) => `    server 127.0.0.1:${one} max_fails=3 fail_timeout=2s;`,
  );
  text = replaceOrThrow(
    text,
    /( *server 127\.0\.0\.1:\d+ max_fails=3 fail_timeout=2s;\n)+/,
    `${servers.join('\n')}\n`,
  );
  text = replaceOrThrow(text, /server_name bac\.example;/, `listen 127.0.0.1:${port};`);
  return replaceOrThrow(text, /\/var\/log\/nginx\/bac\.log/, join(folder, 'access.log'));
}

const wrapConfig = (folder: string, site: string): string => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')} warn;
events { worker_connections 1024; }
http {
  ${temporaries.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n  ')}
${site}
}
`;

async function untilListens(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return;
    await setTimeout(50);
  }
  throw new Error('nginx does not listen');
}

export interface Nginx {
  /** The number of requests that nginx retried at another process. */
  retryCount(): Promise<number>;
  close(): Promise<void>;
}

/** Starts Debian's nginx with the configuration file that we ship, in a temporary folder. */
export async function startNginx(port: number, upstreams: readonly number[]): Promise<Nginx> {
  const program = ensureProgram('nginx', ['nginx', 'libnginx-mod-stream']);
  const folder = await mkdtemp(join(tmpdir(), 'bac-nginx-'));
  for (const name of temporaries) await mkdir(join(folder, name));
  const config = join(folder, 'nginx.conf');
  await writeFile(config, wrapConfig(folder, await siteOn(port, upstreams, folder)));
  const child = spawn(program, ['-c', config, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exited = once(child, 'exit');
  await Promise.race([
    untilListens(port),
    exited.then(async () => {
      throw new Error(`nginx ended:\n${await readFile(join(folder, 'error.log'), 'utf8')}`);
    }),
  ]);
  return {
    retryCount: async () =>
      (await readFile(join(folder, 'access.log'), 'utf8'))
        .split('\n')
        .filter((line) => /"\S+, [^"]*" "\d/.test(line)).length,
    close: async () => {
      child.kill('SIGQUIT');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
