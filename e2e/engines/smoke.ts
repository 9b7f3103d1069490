import type { Forwarder } from './forwarder.ts';
import type { SmokePage } from './page.ts';
import { openStudent } from './student.ts';

interface World {
  page: SmokePage;
  /** The connection to the server, which a step can cut. */
  forwarder: Forwarder;
}

interface Step {
  title: string;
  take(world: World): Promise<void>;
}

const radio = (letter: string): string => `input[type=radio][value=${letter}]`;

const goto = ({ page, forwarder }: World, path: string): Promise<void> =>
  page.engine.goto(`${forwarder.address}${path}`);

async function expectQuestion({ page }: World, number: number): Promise<void> {
  await page.find('button', `^Question ${number} /`);
}

const expectChosen = ({ page }: World, letter: string): Promise<void> =>
  page.expect(
    `${letter} is chosen`,
    (chosen: string) => document.querySelector(chosen) !== null,
    `${radio(letter)}:checked`,
  );

const expectHighlighted = ({ page }: World): Promise<void> =>
  page.expect('a word is highlighted', () =>
    [...CSS.highlights].some(([name, { size }]) => name.includes('yellow') && size > 0),
  );

const expectOnServer = ({ page }: World, answers: string): Promise<void> =>
  page.expect(
    `the server has the answers ${answers}`,
    async (expected: string) => {
      const attempt = new URL(location.href).searchParams.get('attempt');
      const { data } = await (await fetch(`/api/v1/attempts/${attempt}`)).json();
      const questions: { answer?: string }[] = data.attempt.modules[0].questions;
      const stored = questions.map(({ answer = '-' }) => answer).join('');
      return stored.startsWith(expected);
    },
    answers,
  );

/** Expects that the service worker has cached everything that the test needs. */
const expectTestOnDevice = ({ page }: World): Promise<void> =>
  page.expect('the test is on the device', async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise((resolve) => {
      port1.addEventListener('message', ({ data }) => resolve(data));
    });
    port1.start();
    active?.postMessage('keep-test', [port2]);
    return (await answer) === 'kept';
  });

/** Most questions have no answer, so the player asks first. */
async function submit({ page }: World): Promise<void> {
  await page.pressButton('^Submit and finish$');
  await page.press('[role=dialog] button', '^Submit$');
}

/** What a student does first, and what once broke in a single engine. Each step continues where the previous one ended. */
export const walk: readonly Step[] = [
  {
    title: 'signs in',
    async take(world) {
      const { page, forwarder } = world;
      const { email, password } = await openStudent(forwarder.address);
      await goto(world, '/auth/login');
      await page.engine.evaluate(() => localStorage.setItem('language', 'en'));
      await page.engine.reload();
      await page.fill('input[name=email]', email);
      await page.fill('input[name=password]', password);
      await page.pressButton('^Sign in$');
      await page.expect('the student is signed in', () => location.pathname !== '/auth/login');
    },
  },
  {
    title: 'opens a module',
    async take(world) {
      await goto(world, '/test/screen?test=practice-rw-1');
      await world.page.pressButton('^Begin$');
      await world.page.pressButton('^Open this module$');
      await expectQuestion(world, 1);
    },
  },
  {
    title: 'sees the blank to fill',
    take: ({ page }) => page.expectStroke('[role=img][aria-label=blank]', 'underline'),
  },
  {
    title: 'chooses an answer and crosses another out',
    async take(world) {
      const { page } = world;
      await page.press(radio('B'));
      await expectChosen(world, 'B');
      await page.pressButton('^Cross out choices$');
      await page.pressButton('^Cross out C$');
      await page.expectStroke('[data-state=eliminated] [class*=words]', 'line-through');
    },
  },
  {
    title: 'highlights a word',
    async take(world) {
      const { page } = world;
      await page.pressButton('^Highlights & notes$');
      const { x, y } = await page.find('[data-block]');
      await page.engine.click({ x: x + 40, y: y + 12 }, 2);
      await page.pressButton('^Yellow$');
      await expectHighlighted(world);
      await expectOnServer(world, 'B');
    },
  },
  {
    title: 'leaves by address, goes back and changes the answer',
    async take(world) {
      await goto(world, '/tests');
      await world.page.find('h1');
      await world.page.engine.back();
      await expectQuestion(world, 1);
      await world.page.press(radio('D'));
      await expectChosen(world, 'D');
      await expectOnServer(world, 'D');
    },
  },
  {
    title: 'leaves by address and resumes',
    async take(world) {
      const { page } = world;
      await goto(world, '/tests');
      await page.pressButton('^Resume');
      await expectQuestion(world, 1);
      await expectChosen(world, 'D');
      await page.find('[data-state=eliminated]');
      await expectHighlighted(world);
    },
  },
  {
    title: 'leaves by address and opens another test',
    async take(world) {
      await goto(world, '/tests');
      await world.page.find('h1');
      await goto(world, '/test/screen?test=practice-math-1');
      await world.page.find('button', '^Begin$');
    },
  },
  {
    title: 'reloads while the server is unreachable, and loses nothing',
    async take(world) {
      const { page, forwarder } = world;
      await goto(world, '/test/screen?test=practice-rw-1');
      await expectQuestion(world, 1);
      await expectOnServer(world, 'D');
      await expectTestOnDevice(world);
      await forwarder.stop();
      await page.pressButton('^Next$');
      await expectQuestion(world, 2);
      await page.press(radio('A'));
      await page.expectText('Offline, saved on this device');
      await page.engine.reload();
      await expectQuestion(world, 2);
      await expectChosen(world, 'A');
      await forwarder.start();
      await expectOnServer(world, 'DA');
      await page.expectText('Saved');
    },
  },
  {
    title: 'submits and sees the results',
    async take(world) {
      const { page } = world;
      await page.pressButton('^Question 2 /');
      await page.pressButton('^Go to review page$');
      await submit(world);
      await page.pressButton('^See your results$');
      await page.expect('the results are open', () => {
        const isReport = location.pathname.startsWith('/test-results/');
        return isReport && !document.body.innerText.includes('You have finished');
      });
      await page.find('h1');
    },
  },
];
