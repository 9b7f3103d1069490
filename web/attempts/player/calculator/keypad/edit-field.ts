/** React puts a setter of its own on the element, and would not notice a change made through it. */
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;

/** Replaces a part of the text and tells React, as a keyboard would. */
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

/** Writes at the caret; what is selected goes inside the brackets of a function. */
export function writeInto(field: HTMLInputElement, text: string): void {
  const [from, to] = selectionOf(field);
  const hole = text.indexOf('|');
  if (hole < 0) {
    replace(field, [from, to], text, from + text.length);
    return;
  }
  const filled = text.slice(0, hole) + field.value.slice(from, to) + text.slice(hole + 1);
  replace(field, [from, to], filled, from + hole + to - from);
}

export function eraseIn(field: HTMLInputElement): void {
  const [from, to] = selectionOf(field);
  const start = from === to ? Math.max(0, from - 1) : from;
  if (start !== to) replace(field, [start, to], '', start);
}

export function moveCaret(field: HTMLInputElement, by: 1 | -1): void {
  const [from, to] = selectionOf(field);
  const next = Math.min(Math.max((by < 0 ? from : to) + by, 0), field.value.length);
  field.setSelectionRange(next, next);
}
