import { Refused } from '../../platform/http/refused.ts';

function wholly(text: string, path: string): string {
  if (text === '') throw new Refused('INVALID_REQUEST', { fields: [{ path, rule: 'required' }] });
  return text;
}

/** As it was written, without what stands around it. Nothing but space is nothing. */
export const written = (text: string, path: string): string =>
  wholly(text.toWellFormed().replaceAll('\r\n', '\n').trim(), path);

/** For a subject or a name: no line of a letter's head may begin within it. */
export const oneLine = (text: string, path: string): string =>
  wholly(
    text
      .toWellFormed()
      .normalize('NFC')
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
    path,
  );
