import type { Timeline } from '@bac/contract/site/content.ts';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { useAuthState } from '../../api/auth-state.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { account } from '../../testing/open-profile.tsx';
import { button, enter, eventually, heading, render } from '../../testing/render.tsx';
import { UpcomingScreen } from './upcoming-screen.tsx';

const bilingual = (text: string) => ({ en: text, vi: text });

const timeline: Timeline = {
  title: bilingual('Practice by skill'),
  intro: { en: [], vi: [] },
  features: [{ title: bilingual('Short sets'), text: bilingual('Ten questions.') }],
  phases: [
    {
      state: 'completed',
      title: bilingual('Bank'),
      text: bilingual('Written.'),
      when: bilingual('Spring'),
    },
    {
      state: 'in progress',
      title: bilingual('Sets'),
      text: bilingual('Being made.'),
      when: bilingual('Now'),
    },
    {
      state: 'planned',
      title: bilingual('Plans'),
      text: bilingual('Later.'),
      when: bilingual('2027'),
    },
  ],
};

let api: FakeApi;

beforeAll(startI18n);

beforeEach(async () => {
  localStorage.clear();
  useAuthState.setState({ user: null, isAuthenticated: false });
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces('site/upcoming');
  api = new FakeApi().answers(
    'GET /content/timelines/practice' as 'GET /content/timelines/:slug',
    timeline,
  );
});

async function open(topic = 'practice'): Promise<void> {
  document.body.replaceChildren();
  const router = createMemoryRouter([{ path: '*', Component: UpcomingScreen }], {
    initialEntries: [`/${topic}`],
  });
  render(<RouterProvider router={router} />);
  await eventually(() => expect(heading()).toBe('Practice by skill'));
}

const pageText = (): string => document.body.textContent;
const emailField = () => document.querySelector<HTMLInputElement>('input[name=email]');

test.each(['courses', 'practice'])(
  '%s is under development, with its features and its phases',
  async (topic) => {
    api.answers(`GET /content/timelines/${topic}` as 'GET /content/timelines/:slug', timeline);
    await open(topic);
    expect(pageText()).toContain('Under development');
    const features = document.querySelector('[aria-labelledby=features] ul');
    expect(features?.textContent).toBe('Short setsTen questions.');
    const phases = [...document.querySelectorAll('ol > li')].map((li) => li.textContent);
    expect(phases).toEqual([
      expect.stringContaining('Completed'),
      expect.stringContaining('In progress'),
      expect.stringContaining('Planned'),
    ]);
  },
);

test('each phase shows its state as text', async () => {
  await open();
  const phases = [...document.querySelectorAll('ol > li')].map((li) => li.textContent);
  expect(phases[0]).toContain('Completed');
  expect(phases[1]).toContain('In progress');
  expect(phases[2]).toContain('Planned');
  expect(pageText()).toContain('Under development');
});

test('a request to be notified is sent, confirmed and stored', async () => {
  api.answers('POST /waitlist', { email: 'lan@example.com' });
  await open();
  enter('email', ' Lan@example.com ');
  button('Notify me').click();
  await eventually(() => expect(pageText()).toContain('We’ll email lan@example.com'));
  expect(api.requests.at(-1)?.body).toEqual({ topic: 'practice', email: 'Lan@example.com' });
  await open();
  expect(pageText()).toContain('We’ll email lan@example.com');
  expect(emailField()).toBeNull();
});

test('the form has the address of a signed-in person', async () => {
  useAuthState.setState({ user: account, isAuthenticated: true });
  await open();
  expect(emailField()?.value).toBe(account.email);
});

test('an invalid address shows the server’s message at the field', async () => {
  api.refuses('POST /waitlist', 400, { message: 'Please check.', errors: [] });
  await open();
  enter('email', 'lan');
  button('Notify me').click();
  await eventually(() => expect(emailField()?.getAttribute('aria-invalid')).toBe('true'));
  expect(pageText()).toContain('Please check.');
});

test('links to available pages are shown meanwhile', async () => {
  await open();
  const links = [...document.querySelectorAll('li h3 a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/tests', '/error-log', '/huong-nghiep']);
});
