declare global {
  /** Buttons that were pressed before the script was here; `first-paint.js` notes them. */
  var earlyPresses: HTMLElement[] | undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const isChoice = (field: Field): field is HTMLInputElement => /radio|checkbox/.test(field.type);

/** React knows a change only if the value differs from the one it has seen, which it tracks through the element's own setter. */
function typeAgain(field: Field, typed: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  field.value = '';
  set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

let replay: (() => void) | undefined;

/** Before the page is hydrated: notes what somebody has typed, chosen and pressed on it. */
export function noteEarlyInput(): void {
  const fields = [...document.querySelectorAll<Field>('#root input, #root textarea')];
  const typed = fields
    .filter((field) => !isChoice(field) && field.value !== field.defaultValue)
    .map((field) => ({ field, value: field.value }));
  const chosen = fields.filter(
    (field) => isChoice(field) && field.checked && !field.defaultChecked,
  );
  const pressed = globalThis.earlyPresses ?? [];
  replay = () => {
    for (const { field, value } of typed) typeAgain(field, value);
    for (const field of chosen as HTMLInputElement[]) {
      field.checked = false;
      field.click();
    }
    for (const button of pressed) button.click();
  };
}

/** After it is hydrated: lets it happen again, now that React hears it. */
export function replayEarlyInput(): void {
  globalThis.earlyPresses = undefined;
  replay?.();
  replay = undefined;
}
