import i18next from 'i18next';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { eventually, render } from '../../testing/render.tsx';
import { printIn } from './print-in.ts';
import { PrintReport } from './print-report.tsx';
import { loadMessages } from './print-state.ts';
import { sampleReport } from '../../testing/results/sample-printed-report.ts';

const paper = (): HTMLElement | null => document.querySelector<HTMLElement>('body > div[lang]');

beforeAll(() => startI18n());

beforeEach(async () => {
  await i18next.changeLanguage('en');
  await loadMessages('en');
  render(<PrintReport report={sampleReport} />);
  onTestFinished(() => void window.dispatchEvent(new Event('afterprint')));
});

const beginPrinting = (): Promise<void> =>
  eventually(() => {
    window.dispatchEvent(new Event('beforeprint'));
    expect(paper()).not.toBeNull();
  });

test('the report is on the page only while it is printed', async () => {
  expect(paper()).toBeNull();
  await beginPrinting();
  expect(paper()?.lang).toBe('en');
  expect(paper()?.querySelectorAll('section > footer')).toHaveLength(2);
  window.dispatchEvent(new Event('afterprint'));
  await eventually(() => expect(paper()).toBeNull());
});

test('what the score means comes before any table, and both pages carry the notes', async () => {
  await beginPrinting();
  const text = paper()!.textContent;
  expect(text.indexOf('What this score means')).toBeLessThan(text.indexOf('By module'));
  expect(text).toContain('November 8, 2026');
  for (const foot of paper()!.querySelectorAll('section > footer')) {
    expect(foot.textContent).toContain('Scores are estimated by Bậc from 4 scored questions.');
    expect(foot.textContent).toContain('SAT® is a trademark registered by the College Board');
  }
});

test('lists the missed questions with the student’s answer and the key', async () => {
  await beginPrinting();
  const rows = [...paper()!.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['Reading and Writing', '2', 'Inferences', 'Medium', 'B', 'A', '1:00', '20'],
    ['Math', '1', 'Circles', 'Medium', 'B', 'A', '1:00', '40'],
  ]);
});

test('prints in another language while the page keeps its own', async () => {
  const seen: (string | undefined)[] = [];
  vi.stubGlobal('print', () => {
    window.dispatchEvent(new Event('beforeprint'));
    seen.push(paper()?.lang, paper()?.textContent.slice(0, 42));
    window.dispatchEvent(new Event('afterprint'));
  });
  // Wait until the report listens to the print events.
  await beginPrinting();
  window.dispatchEvent(new Event('afterprint'));
  await printIn('vi');
  expect(seen).toEqual(['vi', expect.stringContaining('Báo cáo dành cho học sinh và phụ huynh')]);
  expect(i18next.resolvedLanguage).toBe('en');
  expect(localStorage.getItem('language')).not.toBe('vi');
});
