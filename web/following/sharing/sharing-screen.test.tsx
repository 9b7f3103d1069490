import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { button, eventually, render } from '../../testing/render.tsx';
import { SharingScreen } from './sharing-screen.tsx';
import type { Sharing } from './sharing.ts';

const joinedClass = {
  class: '0a5c1b6e-2f0e-4a58-9f6f-0d7f6a1b2c11',
  name: 'SAT 12A',
  teacher: 'Trần Văn Bình',
  joinedAt: '2026-11-01T03:00:00.000Z',
  attempts: 2,
  awaitsConsent: false,
};

const emptySharing: Sharing = {
  parents: [],
  classes: [],
  links: [],
  consent: { isNeeded: false, isGiven: false },
};

let api: FakeApi;

beforeAll(startI18n);
beforeEach(async () => {
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces('following/sharing');
  api = new FakeApi();
});

function open(sharing: Sharing): void {
  api.answers('GET /sharing', sharing);
  render(
    <MemoryRouter>
      <SharingScreen />
    </MemoryRouter>,
  );
}

const pageText = (): string => document.body.textContent;

test('says what the teacher of each class sees, and leaves a class after a confirmation', async () => {
  const key = `DELETE /own-classes/${joinedClass.class}` as 'DELETE /own-classes/:class';
  api.answers(key, null);
  open({ ...emptySharing, classes: [joinedClass] });
  await eventually(() => expect(pageText()).toContain('only the 2 tests you took for this class'));
  button('Leave the class SAT 12A').click();
  await eventually(() => expect(pageText()).toContain('Trần Văn Bình will no longer see'));
  api.answers('GET /sharing', emptySharing);
  [...document.querySelectorAll('button')]
    .find(({ textContent }) => textContent === 'Leave the class')
    ?.click();
  await eventually(() => expect(pageText()).toContain('You’re not in a class.'));
});

test('a student whose guardian has not agreed reads that nobody sees anything, and whom to invite', async () => {
  open({
    ...emptySharing,
    classes: [{ ...joinedClass, attempts: 0, awaitsConsent: true }],
    consent: { isNeeded: true, isGiven: false },
  });
  await eventually(() => expect(pageText()).toContain('nobody below sees anything'));
  expect(pageText()).toContain('Nothing is shown until a guardian agrees.');
  expect(document.querySelector('a[href="/family"]')?.textContent).toContain('Invite a parent');
});
