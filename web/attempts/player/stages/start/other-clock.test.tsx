import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../../../i18n/i18n.ts';
import { runningAttempt, sampleTests } from '../../../../testing/attempts/sample-tests.ts';
import { FakeApi } from '../../../../testing/fake-api.ts';
import { eventually, render } from '../../../../testing/render.tsx';
import { OtherClock } from './other-clock.tsx';

beforeAll(startI18n);

beforeEach(async () => {
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces('attempts/player/stages');
});

const show = (testId: string): void =>
  render(
    <MemoryRouter>
      <OtherClock testId={testId} />
    </MemoryRouter>,
  );

const pageText = (): string => document.body.textContent;

test('warns that the clock of another test runs, with its time and a link to it', async () => {
  new FakeApi().answers('GET /tests', sampleTests);
  show('full-1');
  await eventually(() => expect(pageText()).toContain('The timer of another test is running'));
  expect(pageText()).toContain('Full test 2');
  expect(pageText()).toMatch(/Time left in it: 18:4\d\./);
  expect(document.querySelector('a')?.getAttribute('href')).toBe(
    `/test/screen?attempt=${runningAttempt}`,
  );
});

test('says nothing about the test itself', async () => {
  const api = new FakeApi().answers('GET /tests', sampleTests);
  show('full-2');
  await eventually(() => expect(api.requests).toHaveLength(1));
  await eventually(() => expect(document.querySelector('[aria-live]')).not.toBeNull());
  expect(pageText()).not.toContain('another test');
});
