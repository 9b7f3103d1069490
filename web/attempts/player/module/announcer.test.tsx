import { newQuestion } from '@bac/exam/attempt/attempt.ts';
import i18next from 'i18next';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { button, eventually, render } from '../../../testing/render.tsx';
import { Announcer } from './announcer.tsx';

beforeAll(async () => {
  await startI18n();
  await i18next.loadNamespaces('attempts/player/tools');
  await i18next.changeLanguage('en');
});

const question = newQuestion();

/** Marks the question, and then receives the same state as another object, as from a receipt. */
function Marked() {
  const [state, setState] = useState(question);
  return (
    <>
      <button type="button" onClick={() => setState({ ...question, isMarked: true })}>
        {'mark'}
      </button>
      <button type="button" onClick={() => setState((now) => ({ ...now }))}>
        {'receive'}
      </button>
      <Announcer questions={[state]} current={0} isReviewing={false} />
    </>
  );
}

test('announces a mark although a receipt renders the question again before the next frame', async () => {
  render(<Marked />);
  await eventually(() => button('mark'));
  button('mark').click();
  await Promise.resolve();
  button('receive').click();
  await eventually(() => expect(document.body.textContent).toContain('Marked for review'));
});
