/** The native setter: React replaces the setter of the element and would not notice a change made through its own. */
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;

/** Replaces a part of the text and notifies React, as typing would. */
function replace(
  field: HTMLInputElement,
  [from, to]: [number, number],
  text: string,
  caret: number,
): void {
  setValue.call(field, field.value.slice(0, from) + text + field.value.slice(to));
  field.setSelectionRange(caret, caret);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function selectionOf(field: HTMLInputElement): [from: number, to: number] {
  const from = field.selectionStart ?? field.value.length;
  return [from, field.selectionEnd ?? from];
}

/** Inserts text at the caret. Selected text goes inside the parentheses of a function. */
export function writeInto(field: HTMLInputElement, text: string): void {
  const [from, to] = selectionOf(field);
  const caretIndex = text.indexOf('|');
  if (caretIndex < 0) {
    replace(field, [from, to], text, from + text.length);
    return;
  }
  const selected = field.value.slice(from, to);
  const filled = text.slice(0, caretIndex) + selected + text.slice(caretIndex + 1);
  replace(field, [from, to], filled, from + caretIndex + to - from);
}

export function eraseIn(field: HTMLInputElement): void {
  const [from, to] = selectionOf(field);
  const start = from === to ? Math.max(0, from - 1) : from;
  if (start !== to) replace(field, [start, to], '', start);
}

export function moveCaret(field: HTMLInputElement, direction: 1 | -1): void {
  const [from, to] = selectionOf(field);
  const next = Math.min(Math.max((direction < 0 ? from : to) + direction, 0), field.value.length);
  field.setSelectionRange(next, next);
}
