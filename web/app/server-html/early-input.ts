declare global {
  /** Buttons that were pressed before the script had loaded; `first-paint.js` records them. */
  var earlyPresses: HTMLElement[] | undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const isChoice = (field: Field): field is HTMLInputElement => /radio|checkbox/.test(field.type);

/** React notices a change only if the value differs from the last one set through the element's own setter, which it wraps. */
function retype(field: Field, typed: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  field.value = '';
  set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

let replay: (() => void) | undefined;

/** Call before hydration: records what the person has typed, chosen and pressed. */
export function recordEarlyInput(): void {
  const fields = [...document.querySelectorAll<Field>('#root input, #root textarea')];
  const edits = fields
    .filter((field) => !isChoice(field) && field.value !== field.defaultValue)
    .map((field) => ({ field, value: field.value }));
  const changedChoices = fields.filter(
    (field) => isChoice(field) && field.checked && !field.defaultChecked,
  );
  const pressedButtons = globalThis.earlyPresses ?? [];
  replay = () => {
    for (const { field, value } of edits) retype(field, value);
    for (const field of changedChoices as HTMLInputElement[]) {
      field.checked = false;
      field.click();
    }
    for (const button of pressedButtons) button.click();
  };
}

/** Call after hydration: repeats the recorded input, so that React handles it. */
export function replayEarlyInput(): void {
  globalThis.earlyPresses = undefined;
  replay?.();
  replay = undefined;
}
