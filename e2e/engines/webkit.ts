import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { freePort } from '../support/own-server.ts';
import { until } from './until.ts';
import { viewport, type Engine, type Point } from './engine.ts';

export interface WebkitPrograms {
  driver: string;
  browser: string;
  display: string;
}

type Send = <Value>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Value>;

const createSender =
  (address: string): Send =>
  async (method, path, body) => {
    const reply = await fetch(`${address}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await reply.json()) as { value: never };
    if (!reply.ok) throw new Error(`WebDriver ${path}: ${JSON.stringify(value)}`);
    return value;
  };

/** Starts a virtual display with a free number. */
async function startDisplay(program: string): Promise<{ child: ChildProcess; number: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1700x1300x24', '-nolisten', 'tcp'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const lines = createInterface({ input: child.stdio[3] as Readable });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('Xvfb did not start.')));
  const [number] = (await Promise.race([once(lines, 'line'), ended])) as [string];
  return { child, number: `:${number}` };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}

const pressAt = ({ x, y }: Point, times: number): object => {
  const press = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
  const actions = [move, ...Array.from({ length: times }, () => press).flat()];
  return {
    actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
  };
};

const typing = (text: string): object => {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return { actions: [{ type: 'key', id: 'keys', actions }] };
};

/** Sizes the window so that the page has the size of the viewport: the window has bars around the page. */
async function resize(send: Send): Promise<void> {
  await send('POST', '/window/rect', viewport);
  const script = 'return [innerWidth, innerHeight]';
  const [width, height] = await send<[number, number]>('POST', '/execute/sync', {
    script,
    args: [],
  });
  await send('POST', '/window/rect', {
    width: 2 * viewport.width - width,
    height: 2 * viewport.height - height,
  });
}

/** Embeds the function's source in the script, because the page's content security policy forbids `eval`. */
const asyncScript = (work: string): string => `
  const [args, done] = arguments;
  Promise.resolve()
    .then(() => (${work})(...args))
    .then((value) => done({ value }), (error) => done({ error: String(error) }));
`;

async function openSession(port: number, browser: string): Promise<Send> {
  const root = createSender(`http://127.0.0.1:${port}`);
  await until('WebKitWebDriver answers', async () => (await root('GET', '/status')) !== undefined);
  const options = { binary: browser, args: ['--automation'] };
  const { sessionId } = await root<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const send: Send = (method, path, body) => root(method, `/session/${sessionId}${path}`, body);
  await resize(send);
  return send;
}

const engine = (send: Send, close: () => Promise<void>): Engine => ({
  name: 'WebKit',
  goto: (url) => send('POST', '/url', { url }),
  reload: () => send('POST', '/refresh'),
  back: () => send('POST', '/back'),
  evaluate: async (work, ...args) => {
    const body = { script: asyncScript(String(work)), args: [args] };
    const result = await send<{ value: never; error?: string }>('POST', '/execute/async', body);
    if (result.error !== undefined) throw new Error(result.error);
    return result.value;
  },
  click: (at, times = 1) => send('POST', '/actions', pressAt(at, times)),
  type: (text) => send('POST', '/actions', typing(text)),
  screenshot: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
  close,
});

/** WebKitGTK’s small browser by WebDriver, with its back/forward cache on, as in Safari. */
export async function launchWebkit(programs: WebkitPrograms): Promise<Engine> {
  const display = await startDisplay(programs.display);
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display.number },
    stdio: 'ignore',
  });
  const stopAll = async (): Promise<void> => {
    await stop(driver);
    await stop(display.child);
  };
  try {
    const send = await openSession(port, programs.browser);
    return engine(send, async () => {
      await send('DELETE', '').finally(stopAll);
    });
  } catch (error) {
    await stopAll();
    throw error;
  }
}
