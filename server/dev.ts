import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

/** Starts the server, which restarts on file changes, and the Vite dev server with hot reload. */
const root = resolve(import.meta.dirname, '..');
const start = (...args: string[]): ChildProcess =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });

const children = [
  start('--watch', 'server/main.ts'),
  start('node_modules/vite/bin/vite.js', 'web', '--clearScreen', 'false'),
];
for (const child of children) child.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
}
