import { beforeAll, expect, test, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { eventually, render } from '../../testing/render.tsx';
import { ChoiceCards } from './choice-cards.tsx';

beforeAll(startI18n);

const roles = {
  legend: 'You are',
  name: 'role',
  choices: [
    { value: 'student' as const, label: 'Student' },
    { value: 'parent' as const, label: 'Parent' },
  ],
};

const radio = (value: string): HTMLInputElement | null =>
  document.querySelector(`input[value=${value}]`);

test('reports the chosen value', async () => {
  const onChange = vi.fn<(role: 'student' | 'parent') => void>();
  render(<ChoiceCards {...roles} value="student" onChange={onChange} />);
  await eventually(() => expect(radio('student')?.checked).toBe(true));
  radio('parent')?.click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('parent');
});

test('a form that reads its fields on submit finds the choice', async () => {
  render(
    <form>
      <ChoiceCards {...roles} defaultValue="parent" />
    </form>,
  );
  await eventually(() => expect(radio('parent')?.checked).toBe(true));
  expect(new FormData(document.querySelector('form')!).get('role')).toBe('parent');
});

test('an error is tied to the group', async () => {
  render(<ChoiceCards {...roles} error="Please choose" />);
  await eventually(() => expect(radio('parent')).not.toBeNull());
  const describedBy = document.querySelector('fieldset')?.getAttribute('aria-describedby');
  expect(document.getElementById(describedBy ?? '')?.textContent).toBe('Please choose');
});
