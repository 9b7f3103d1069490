const two = (value: number): string => String(value).padStart(2, '0');

/** A moment as a field for date and time holds it, on the clock of this device. */
export function toLocalField(when: string | number | Date): string {
  const at = new Date(when);
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The moment that such a field means; undefined while it is not filled in. */
export function fromLocalField(field: string): string | undefined {
  const at = new Date(field);
  return field === '' || Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** From now on, for a week, until nine in the evening: when homework is due. */
export function usualWindow(now: number): { opens: string; closes: string } {
  const end = new Date(now + 7 * dayMilliseconds);
  end.setHours(21, 0, 0, 0);
  return { opens: toLocalField(now), closes: toLocalField(end) };
}

/** "GMT+7": which clock that is. */
export const zoneName = (): string =>
  new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';
