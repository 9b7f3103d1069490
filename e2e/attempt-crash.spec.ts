import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from './fixtures.ts';
import { PlayerPage } from './player.ts';
import { password } from './sign-in.ts';

const main = resolve(import.meta.dirname, '../server/main.ts');

/** A server of its own, on a fixed port, so that it can be killed and come back. */
async function startOwn(dataDir: string, port: number): Promise<ChildProcess> {
  const child = spawn('node', [main], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Read on to the end: a server whose lines nobody reads any more dies of the next one.
  await new Promise<void>((resolveStart, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += String(chunk);
      if (printed.includes('Bậc is at')) resolveStart();
    });
    child.once('exit', () => reject(new Error(`The server did not start:\n${printed}`)));
  });
  return child;
}

test('a server killed in the middle of a part has every answer it acknowledged', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const dataDir = await mkdtemp(join(tmpdir(), 'bac-crash-'));
  const port = 3291;
  let server = await startOwn(dataDir, port);
  try {
    const origin = `http://127.0.0.1:${port}`;
    await page.goto(`${origin}/auth/login`);
    await page.getByLabel('Email').fill('student@bac.localhost');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).not.toHaveURL(/login/);
    const player = new PlayerPage(page);
    await page.goto(`${origin}/test/screen?test=practice-rw-1`);
    await player.button('Begin').click();
    await player.button('Open this part').click();
    for (const letter of ['A', 'B', 'C', 'D', 'A']) {
      await player.choose(letter);
      await player.next();
    }
    await player.expectSaved();
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
    // The student notices a small sign and goes on.
    await player.choose('B');
    await player.next();
    await player.choose('C');
    await expect(page.getByText('Offline, kept on this device')).toBeVisible();
    server = await startOwn(dataDir, port);
    await player.expectSaved();
    const id = new URL(page.url()).searchParams.get('attempt');
    const reply = await page.request.get(`${origin}/api/v1/attempts/${id}`);
    const { data } = await reply.json();
    const questions = data.attempt.modules[0].questions as { answer?: string }[];
    expect(questions.slice(0, 7).map(({ answer }) => answer)).toEqual([
      'A',
      'B',
      'C',
      'D',
      'A',
      'B',
      'C',
    ]);
  } finally {
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
    await rm(dataDir, { recursive: true, force: true });
  }
});
