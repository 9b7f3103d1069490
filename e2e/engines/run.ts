import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { freePort } from '../support/own-server.ts';
import type { Engine } from './engine.ts';
import { ensureFirefox, ensureWebkit } from './find-engines.ts';
import { launchFirefox } from './firefox.ts';
import { Forwarder } from './forwarder.ts';
import { SmokePage } from './page.ts';
import { walk } from './smoke.ts';
import { until } from './until.ts';
import { launchWebkit } from './webkit.ts';

const root = resolve(import.meta.dirname, '../..');
const results = resolve(root, 'test-results');
const port = await freePort();

const engines: Record<string, () => Promise<Engine>> = {
  firefox: () => launchFirefox(ensureFirefox()),
  webkit: () => launchWebkit(ensureWebkit()),
};

/** Returns how many steps passed; the first failure ends the walk. */
async function runWalk(name: string, engine: Engine, forwarder: Forwarder): Promise<number> {
  const page = new SmokePage(engine);
  for (const [passed, { title, take }] of walk.entries()) {
    try {
      await take({ page, forwarder });
      console.log(`  ✓ ${name} ${title}`);
    } catch (error) {
      const picture = resolve(results, `${name}.png`);
      console.log(`  ✗ ${name} ${title}: ${(error as Error).message}\n    see ${picture}`);
      await engine.screenshot().then(
        (png) => writeFile(picture, png),
        () => {},
      );
      return passed;
    }
  }
  return walk.length;
}

/** Returns 0 for a browser that cannot be found or started. */
async function tryEngine(name: string): Promise<number> {
  const forwarder = new Forwarder(await freePort(), port);
  let engine: Engine | undefined;
  try {
    engine = await engines[name]!();
    await forwarder.start();
    return await runWalk(name, engine, forwarder);
  } catch (error) {
    console.log(`  ✗ ${name}: ${(error as Error).message}`);
    return 0;
  } finally {
    // A crashed browser cannot be closed, and its walk has failed already.
    await engine?.close().catch(() => {});
    await forwarder.stop();
  }
}

async function startServer(): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['server/testing/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  const isReady = async (): Promise<boolean> =>
    (await fetch(`http://127.0.0.1:${port}/api/v1/health/ready`)).ok;
  const died = exited.then(() => Promise.reject(new Error('The test server ended.')));
  await Promise.race([until('the test server is ready', isReady, 120_000), died]);
  return async () => {
    child.kill('SIGTERM');
    await exited;
  };
}

const requested = process.argv.slice(2);
const names = Object.keys(engines).filter(
  (name) => requested.length === 0 || requested.includes(name),
);
await mkdir(results, { recursive: true });
const stopServer = await startServer();
let passed = 0;
try {
  for (const name of names) passed += await tryEngine(name);
} finally {
  await stopServer();
}
const failed = names.length * walk.length - passed;
await writeFile(resolve(results, 'engines.json'), JSON.stringify({ passed, failed }));
console.log(`Firefox and WebKit: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
