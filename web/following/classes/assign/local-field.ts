const padTwo = (value: number): string => String(value).padStart(2, '0');

/** Formats a moment for a `datetime-local` field, in the time zone of this device. */
export function toLocalField(when: string | number | Date): string {
  const at = new Date(when);
  const day = [at.getFullYear(), padTwo(at.getMonth() + 1), padTwo(at.getDate())].join('-');
  return `${day}T${padTwo(at.getHours())}:${padTwo(at.getMinutes())}`;
}

/** Parses the value of such a field; undefined while it is not filled in. */
export function fromLocalField(field: string): string | undefined {
  const at = new Date(field);
  return field === '' || Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Suggests a window from now until nine in the evening a week later, when homework is due. */
export function defaultWindow(now: number): { opens: string; closes: string } {
  const end = new Date(now + 7 * dayMilliseconds);
  end.setHours(21, 0, 0, 0);
  return { opens: toLocalField(now), closes: toLocalField(end) };
}

/** The time zone of this device: "GMT+7". */
export const zoneName = (): string =>
  new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';
