import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { eventually, render } from '../../testing/render.tsx';
import { ListedScore, ScoreNotes } from './listed-score.tsx';

const measured = { score: 1210, low: 1150, high: 1270, isProvisional: false };
const provisional = { ...measured, isProvisional: true };
const texts = (): string[] =>
  [...document.querySelectorAll('li')].map(({ textContent }) => textContent);

beforeAll(startI18n);

test('a score is shown with its range, and marked if it is provisional', async () => {
  render(
    <ul>
      <li>
        <ListedScore {...measured} />
      </li>
      <li>
        <ListedScore {...provisional} />
      </li>
    </ul>,
  );
  const likely = '1150–1270, likely between 1150 and 1270';
  await eventually(() =>
    expect(texts()).toEqual([`1210 ${likely}`, `1210*, provisional ${likely}`]),
  );
  expect(document.querySelectorAll('[title*="been measured yet"]')).toHaveLength(1);
});

test('the notes explain only what the list shows', async () => {
  const first = { ...measured, method: 'eap-1' };
  const second = { ...provisional, method: 'eap-1.1' };
  const lists = [[provisional, null, undefined, measured], [first, second], [first, null], []];
  render(
    <ul>
      {lists.map((scores) => (
        <li key={JSON.stringify(scores)}>
          <ScoreNotes scores={scores} />
        </li>
      ))}
    </ul>,
  );
  const note = /^\* Provisional: the difficulty of some questions hasn’t been measured yet\./;
  await eventually(() => expect(texts()[0]).toMatch(note));
  expect(texts()[0]).not.toContain('differently');
  expect(texts()[1]).toMatch(note);
  expect(texts()[1]).toContain('Some of these scores were calculated differently');
  expect(texts().slice(2)).toEqual(['', '']);
});
