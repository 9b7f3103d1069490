import type { InterestCheck } from '@bac/contract/site/orientation.ts';
import { statementIds, steps, themeOf } from '@bac/exam/orientation/statements.ts';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anonymous, useAuthState } from '../../api/auth-state.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { account } from '../../testing/open-profile.tsx';
import { button, eventually, heading, render } from '../../testing/render.tsx';
import { useStoredChecks } from './stored-checks.ts';
import { OrientationScreen } from './orientation-screen.tsx';

const key = 'interest-check';

/** Answers that love research, like people, and dislike the rest. */
const leaning = Object.fromEntries(
  statementIds.map((id, index) => {
    const theme = themeOf(id);
    const variation = index % 2 === 0 ? 0 : 1;
    return [id, theme === 'investigative' ? 5 : theme === 'social' ? 4 : 1 + variation];
  }),
) as InterestCheck['answers'];

const check: InterestCheck = {
  id: '5f0c2f5e-6f0b-4a5c-9a53-0d8a3c1d9c22',
  takenAt: '2026-09-13T03:00:00.000Z',
  answers: leaning,
};

const threshold = {
  id: 'x',
  university: { en: 'A university', vi: 'Một trường' },
  kind: 'application' as const,
  score: 1300,
  year: 2025,
  source: { en: 'Its notice', vi: 'Thông báo' },
  url: null,
  fields: ['medicine' as const],
};

let api: FakeApi;

beforeAll(async () => {
  await startI18n();
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces([
    'site/orientation',
    'site/orientation/check',
    'site/orientation/result',
    'site/interests',
  ]);
});

beforeEach(() => {
  localStorage.clear();
  useAuthState.setState(anonymous);
  useStoredChecks.setState({ draft: undefined, done: undefined, sent: [] });
  api = new FakeApi().answers('GET /admission-thresholds', [threshold]);
});

function open(search = '') {
  const routes = [
    { path: '/huong-nghiep', Component: OrientationScreen },
    { path: '*', element: <h1>elsewhere</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/huong-nghiep${search}`] });
  render(<RouterProvider router={router} />);
  return router;
}

const store = (checks: object): void => {
  localStorage.setItem(key, JSON.stringify(checks));
};
const stored = (): { draft?: InterestCheck; done?: InterestCheck } =>
  JSON.parse(localStorage.getItem(key) ?? '{}');
const text = (): string => document.body.textContent;
const radio = (name: string, value: number): HTMLInputElement =>
  document.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)!;
const press = (name: string): void => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true });
  document.activeElement!.dispatchEvent(event);
};
const signIn = (): void => {
  useAuthState.setState({ user: account, isAuthenticated: true });
};

describe('a visitor in the orientation', () => {
  test('a visitor reads what the check is and starts it', async () => {
    const router = open();
    await eventually(() => expect(heading()).toBe('What do you like doing?'));
    expect(text()).toContain('not a test of ability');
    button('Start').click();
    await eventually(() => expect(router.state.location.search).toBe('?step=1'));
    await eventually(() => expect(heading()).toBe('Step 1 of 8'));
    expect(document.querySelectorAll('fieldset')).toHaveLength(6);
  });

  test('the keys 1 to 5 answer a statement and move the focus to the next', async () => {
    open('?step=1');
    const [first, second] = steps[0]!;
    await eventually(() => expect(document.activeElement).toBe(radio(first!, 1)));
    press('4');
    await eventually(() => expect(radio(first!, 4).checked).toBe(true));
    expect(document.activeElement).toBe(radio(second!, 1));
    press('9');
    expect(stored().draft?.answers).toEqual({ [first!]: 4 });
  });

  test('a check in progress resumes at the first open part after the page was closed', async () => {
    const some = Object.fromEntries(
      steps
        .slice(0, 2)
        .flat()
        .map((id) => [id, 3]),
    );
    store({ draft: { id: check.id, owner: null, answers: some } });
    const router = open();
    await eventually(() => expect(text()).toContain('12 of 48 answered'));
    button('Continue').click();
    await eventually(() => expect(router.state.location.search).toBe('?step=3'));
  });

  test('too few answers for a result list the parts where they are missing', async () => {
    store({ draft: { id: check.id, owner: null, answers: { [steps[7]![0]!]: 3 } } });
    open('?step=8');
    await eventually(() => expect(text()).toContain('1 of 48 answered'));
    button('See my result').click();
    await eventually(() =>
      expect(document.querySelector('[role=alert]')?.textContent).toContain('Step 1'),
    );
    expect(stored().done).toBeUndefined();
  });

  test('the result of a visitor is described in words and says that it is stored in this browser only', async () => {
    store({ draft: { id: check.id, owner: null, answers: leaning } });
    open('?step=8');
    await eventually(() => expect(text()).toContain('48 of 48 answered'));
    button('See my result').click();
    await eventually(() => expect(heading()).toBe('You lean toward Research and People'));
    expect(stored().draft).toBeUndefined();
    expect(stored().done).toMatchObject({ id: check.id, answers: leaning });
    expect(text()).toContain('saved only in this browser');
    expect(document.querySelector('table')?.textContent).toContain('Research40 / 40');
  });

  test('a field lists the universities that accept the SAT, or says that none is known', async () => {
    store({ done: { ...check, owner: null } });
    open();
    await eventually(() => button('take the SAT for Medicine').click());
    await eventually(() => expect(text()).toContain('from 1300'));
    expect(text()).toContain('2025 · Its notice');
    button('take the SAT for Science teaching').click();
    await eventually(() => expect(text()).toContain('No university in our list'));
  });

  test('a visitor does not see the check of an account that signed out', async () => {
    store({ done: { ...check, owner: account.email } });
    open();
    await eventually(() => expect(heading()).toBe('What do you like doing?'));
  });

  test.each(['{"draft":', '[]', '"x"', '{"done":{"id":1}}'])(
    'the page opens despite the unreadable entry %s',
    async (entry) => {
      localStorage.setItem(key, entry);
      open();
      await eventually(() => expect(heading()).toBe('What do you like doing?'));
    },
  );
});

describe('answers without a clear profile', () => {
  test('uniform answers are pointed out, and no field is suggested', async () => {
    const same = Object.fromEntries(statementIds.map((id) => [id, 3]));
    store({ done: { ...check, answers: same, owner: null } });
    open();
    await eventually(() => expect(heading()).toBe('You gave almost the same answer every time'));
    expect(text()).not.toContain('Medicine');
  });

  test('a flat profile says that no theme stands out yet', async () => {
    const flat = Object.fromEntries(statementIds.map((id, index) => [id, 2 + (index % 3)]));
    store({ done: { ...check, answers: flat, owner: null } });
    open();
    await eventually(() => expect(heading()).toBe('No theme stands out yet'));
    expect(text()).toContain('Fields of study to explore');
  });
});

describe('a signed-in person in the orientation', () => {
  beforeEach(signIn);

  test('the check stored in this browser is sent to the account and removed here', async () => {
    api.answers('GET /interest-checks', []).answers('POST /interest-checks', check);
    store({ done: { ...check, owner: null } });
    open();
    await eventually(() => expect(localStorage.getItem(key)).toBeNull());
    const sent = api.requests.find(({ body }) => body !== undefined);
    expect(sent?.body).toEqual(check);
    expect(heading()).toBe('You lean toward Research and People');
    expect(text()).not.toContain('saved only in this browser');
  });

  test('a check that cannot be sent stays in this browser with a notice', async () => {
    api.answers('GET /interest-checks', []);
    store({ done: { ...check, owner: null } });
    open();
    await eventually(() => expect(text()).toContain('hasn’t reached your account yet'));
    expect(stored().done?.id).toBe(check.id);
  });

  test('a signed-in person sees the latest of several checks and can delete one', async () => {
    const older = {
      ...check,
      id: '5f0c2f5e-6f0b-4a5c-9a53-0d8a3c1d9c33',
      takenAt: '2025-09-13T03:00:00.000Z',
    };
    const path = `DELETE /interest-checks/${check.id}` as 'DELETE /interest-checks/:id';
    api.answers('GET /interest-checks', [check, older]).answers(path, null);
    open();
    await eventually(() => expect(text()).toContain('taken on September 13, 2026'));
    expect(text()).toContain('September 13, 2025');
    button('Delete this result').click();
    const dialog = '[role=dialog] button:last-of-type';
    await eventually(() =>
      document.querySelector<HTMLElement>(`${dialog}:not([aria-label])`)!.click(),
    );
    await eventually(() => expect(text()).toContain('taken on September 13, 2025'));
  });

  test('a failed request for the checks offers to try again', async () => {
    open();
    await eventually(() => expect(heading()).toBe('Career orientation'));
    await eventually(() => expect(document.querySelector('[role=alert]')).not.toBeNull());
  });
});
