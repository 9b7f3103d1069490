import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../../../i18n/i18n.ts';
import { button, eventually, render } from '../../../../testing/render.tsx';
import { rangeIn } from '../../../../item/highlights/block-text.ts';
import { HighlightToolbar } from './highlight-toolbar.tsx';
import { NotesPanel } from './notes-panel.tsx';
import type { StudentHighlight } from '../../../../item/highlights/student-highlight.ts';
import { useHighlights } from './use-highlights.ts';

const seen: { highlights: StudentHighlight[] } = { highlights: [] };

function Screen({ isOn = true }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [highlights, setHighlights] = useState<StudentHighlight[]>([]);
  useEffect(() => {
    seen.highlights = highlights;
  }, [highlights]);
  const onRemove = (id: string): void =>
    setHighlights((all) => all.filter((each) => each.id !== id));
  const onNote = (id: string, note: string): void =>
    setHighlights((all) => all.map((each) => (each.id === id ? { ...each, note } : each)));
  const highlighting = useHighlights({
    container,
    highlights,
    isOn,
    onAdd: (added) => setHighlights((all) => [...all.filter(({ id }) => id !== added.id), added]),
    onRemove,
    onNote,
  });
  return (
    <>
      <main ref={setContainer}>
        <div tabIndex={-1} id="passage">
          <p data-block="passage-0">Young coral settles on reefs.</p>
        </div>
        <HighlightToolbar highlighting={highlighting} />
      </main>
      <NotesPanel
        highlights={highlights}
        onNote={onNote}
        onRemove={onRemove}
        onShow={highlighting.show}
        onClose={() => undefined}
      />
    </>
  );
}

const toolbar = (): Element | null => document.querySelector('[role=toolbar]');

async function select(start: number, end: number): Promise<void> {
  await eventually(() => expect(document.querySelector('[data-block]')).not.toBeNull());
  const selection = getSelection()!;
  selection.removeAllRanges();
  selection.addRange(rangeIn(document.querySelector('[data-block]')!, start, end)!);
  document.dispatchEvent(new Event('selectionchange'));
}

const press = (key: string, rest: KeyboardEventInit = {}): boolean =>
  document
    .querySelector('#passage')!
    .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...rest }));

beforeAll(startI18n);
beforeEach(() => i18next.changeLanguage('en'));

test('highlights the selected text in the chosen color', async () => {
  render(<Screen />);
  await select(6, 11);
  await eventually(() => expect(toolbar()).not.toBeNull());
  button('Blue').click();
  await eventually(() => expect(toolbar()).toBeNull());
  expect(seen.highlights).toMatchObject([
    { block: 'passage-0', start: 6, end: 11, quote: 'coral', colour: 'blue' },
  ]);
});

test('writing a note highlights the text first and saves the note on leaving', async () => {
  render(<Screen />);
  await select(0, 5);
  await eventually(() => button('Note').click());
  await eventually(() => expect(document.activeElement?.localName).toBe('textarea'));
  const field = document.activeElement as HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
    field,
    'Larvae',
  );
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await eventually(() => button('Done').click());
  await eventually(() =>
    expect(seen.highlights).toMatchObject([{ quote: 'Young', note: 'Larvae' }]),
  );
});

test('selects and highlights text with the keyboard alone', async () => {
  render(<Screen />);
  await eventually(() => expect(document.querySelector('#passage')).not.toBeNull());
  await eventually(() => {
    press('ArrowRight');
    expect(getSelection()?.toString()).toBe('coral');
  });
  press('ArrowRight', { shiftKey: true });
  const status = document.querySelector('output');
  await eventually(() => expect(status?.textContent).toContain('coral settles'));
  press('Enter');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Yellow');
  (document.activeElement as HTMLElement).click();
  await eventually(() => expect(seen.highlights).toMatchObject([{ quote: 'coral settles' }]));
});

test('shows no toolbar while the tool is off', async () => {
  render(<Screen isOn={false} />);
  await select(6, 11);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(toolbar()).toBeNull();
});

test('the panel lists every highlight and removes it', async () => {
  render(<Screen />);
  await select(6, 11);
  await eventually(() => button('Pink').click());
  await eventually(() => button('Remove highlight 1').click());
  await eventually(() => expect(seen.highlights).toEqual([]));
});
