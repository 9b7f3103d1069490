import { expect, test } from '../support/fixtures.ts';
import { PlayerPage } from '../support/player.ts';

test('ten answers without a connection are there when it is back', async ({
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
  await expect(page.getByText('Offline, kept on this device')).toBeVisible();
  await context.setOffline(false);
  await player.expectSaved();
  // Another browser of the same student sees what the server has.
  const views: { attempt: { modules: { questions: { answer?: string }[] }[] } }[] = [];
  const id = new URL(page.url()).searchParams.get('attempt');
  const { data } = await (await page.request.get(`/api/v1/attempts/${id}`)).json();
  views.push(data);
  const answers = views[0]?.attempt.modules[0]?.questions.slice(0, 10).map(({ answer }) => answer);
  expect(answers).toEqual(['B', 'C', 'D', 'A', 'B', 'C', 'D', 'A', 'B', 'C']);
});

test('a reload without a connection shows the part with its answers', async ({
  page,
  context,
  signUp,
}) => {
  await signUp();
  const player = new PlayerPage(page);
  await player.openPractice();
  await player.choose('B');
  await player.expectSaved();
  // The page itself must come from somewhere: only the API is out of reach.
  await context.route('**/api/**', (route) => route.abort());
  await player.next();
  await player.choose('D');
  await page.reload();
  await player.expectQuestion(2);
  await expect(player.option('D')).toBeChecked();
  await context.unroute('**/api/**');
  await player.expectSaved();
});
