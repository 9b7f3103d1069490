import { expect, test as base } from '../support/fixtures.ts';
import { freePort, newDataFolder, startOwnServer, type OwnServer } from '../support/own-server.ts';
import { PlayerPage } from '../support/player.ts';
import { password } from '../support/sign-in.ts';

interface Fixtures {
  /** Starts a server on the same data and the same port each time, so that the page finds it again. */
  startAgain: () => Promise<OwnServer>;
}

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- playwright reads the fixture's needs from this pattern
  startAgain: async ({}, use) => {
    const env = { DATA_DIR: await newDataFolder(), PORT: String(await freePort()) };
    const started: OwnServer[] = [];
    await use(async () => {
      const server = await startOwnServer(env);
      started.push(server);
      return server;
    });
    for (const server of started) await server.end('SIGTERM');
  },
});

test('a server killed in the middle of a module has every answer it acknowledged', async ({
  page,
  startAgain,
}) => {
  const server = await startAgain();
  const origin = server.address;
  await page.goto(`${origin}/auth/login`);
  await page.getByLabel('Email').fill('student@bac.localhost');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
  const player = new PlayerPage(page);
  await page.goto(`${origin}/test/screen?test=practice-rw-1`);
  await player.button('Start').click();
  await player.button('Open this module').click();
  for (const letter of ['A', 'B', 'C', 'D', 'A']) {
    await player.choose(letter);
    await player.next();
  }
  await player.expectSaved();
  await server.end('SIGKILL');
  // The student sees a small sign and continues.
  await player.choose('B');
  await player.next();
  await player.choose('C');
  await expect(page.getByText('Offline, saved on this device')).toBeVisible();
  await startAgain();
  await player.expectSaved();
  const id = new URL(page.url()).searchParams.get('attempt');
  const reply = await page.request.get(`${origin}/api/v1/attempts/${id}`);
  const { data } = await reply.json();
  const questions = data.attempt.modules[0].questions as { answer?: string }[];
  const answers = questions.slice(0, 7).map(({ answer }) => answer);
  expect(answers).toEqual(['A', 'B', 'C', 'D', 'A', 'B', 'C']);
});
