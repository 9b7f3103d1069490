import { expect, test } from '../support/fixtures.ts';
import { PlayerPage } from '../support/player.ts';

test('ten answers given offline reach the server when the connection is back', async ({
  page,
  context,
  signUp,
}) => {
  await signUp();
  const player = new PlayerPage(page);
  await player.openPractice();
  await player.expectSaved();
  await context.setOffline(true);
  for (let number = 1; number <= 10; number += 1) {
    await player.choose('ABCD'[number % 4] ?? 'A');
    await player.next();
  }
  await expect(page.getByText('Offline, saved on this device')).toBeVisible();
  await context.setOffline(false);
  await player.expectSaved();
  // What another browser of the same student would load from the server.
  const views: { attempt: { modules: { questions: { answer?: string }[] }[] } }[] = [];
  const id = new URL(page.url()).searchParams.get('attempt');
  const { data } = await (await page.request.get(`/api/v1/attempts/${id}`)).json();
  views.push(data);
  const answers = views[0]?.attempt.modules[0]?.questions.slice(0, 10).map(({ answer }) => answer);
  expect(answers).toEqual(['B', 'C', 'D', 'A', 'B', 'C', 'D', 'A', 'B', 'C']);
});

test('a reload without a connection shows the module with its answers', async ({
  page,
  context,
  signUp,
}) => {
  await signUp();
  const player = new PlayerPage(page);
  await player.openPractice();
  await player.choose('B');
  await player.expectSaved();
  // The page itself must still load, so only the API is unreachable.
  await context.route('**/api/**', (route) => route.abort());
  await player.next();
  await player.choose('D');
  await page.reload();
  await player.expectQuestion(2);
  await expect(player.option('D')).toBeChecked();
  await context.unroute('**/api/**');
  await player.expectSaved();
});
