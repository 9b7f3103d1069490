import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useAuthState } from '../../../api/auth-state.ts';
import { startI18n } from '../../../i18n/i18n.ts';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { button, eventually } from '../../../testing/render.tsx';
import { apiOf, openProfile, profile, text } from '../../../testing/open-profile.tsx';

let api: FakeApi;

beforeAll(startI18n);

const picture = (size: number, type = 'image/png'): File =>
  new File([new Uint8Array(size)], 'me.png', { type });

/** A file that says it has this many megabytes. */
const pictureOf = (megabytes: number): File =>
  Object.defineProperty(picture(9), 'size', { value: megabytes * 1024 * 1024 });

/** happy-dom cannot draw: stubs decoding, which fails for an empty file, and encoding, which returns a small JPEG. */
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async ({ size }: File) => {
    if (size === 0) throw new DOMException('broken', 'InvalidStateError');
    return { width: 400, height: 200 };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['square'], { type: type ?? '' })),
  );
});

async function open(avatar: string | null = null): Promise<void> {
  api = apiOf({ ...profile, avatar });
  await openProfile('?tab=edit');
  await eventually(() => expect(text()).toContain('JPG, PNG or GIF.'));
}

function choose(file: File): void {
  const field = document.querySelector<HTMLInputElement>('input[type=file]')!;
  Object.defineProperty(field, 'files', { value: [file], configurable: true });
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

test.each([
  ['a text', picture(9, 'text/plain'), 'Please select an image file'],
  ['forty megabytes', pictureOf(40), 'File size must be less than 5MB'],
  ['a broken picture', picture(0), 'Please select an image file'],
])('refuses %s before it is sent', async (_name, file, message) => {
  await open();
  choose(file);
  await eventually(() => expect(text()).toContain(message));
  expect(api.requests.some(({ url }) => url.endsWith('/id/avatar'))).toBe(false);
});

test('crops and uploads a picture, and every header shows it at once', async () => {
  await open();
  api.answers('POST /id/avatar', { avatar: '/files/new.jpg' });
  choose(picture(900));
  await eventually(() => button('Use this picture').click());
  await eventually(() => expect(text()).toContain('Your new picture is saved'));
  const form = api.requests.find(({ url }) => url.endsWith('/id/avatar'))?.body as FormData;
  expect(form.get('file')).toMatchObject({ type: 'image/jpeg', size: 6 });
  expect(useAuthState.getState().user?.avatar).toBe('/files/new.jpg');
});

test('makes a photo of 8 MB smaller on the device and uploads less than 5 MB', async () => {
  await open();
  const decode = vi.spyOn(globalThis, 'createImageBitmap');
  api.answers('POST /id/avatar', { avatar: '/files/new.jpg' });
  choose(pictureOf(8));
  await eventually(() => button('Use this picture').click());
  await eventually(() => expect(text()).toContain('Your new picture is saved'));
  expect(decode.mock.lastCall?.[1]).toMatchObject({ resizeWidth: 2048 });
  const form = api.requests.find(({ url }) => url.endsWith('/id/avatar'))?.body as FormData;
  expect((form.get('file') as File).size).toBeLessThan(5 * 1024 * 1024);
});

test('a failed upload keeps the dialog open with an error and can be retried', async () => {
  await open();
  api.refuses('POST /id/avatar', 500, {});
  choose(picture(900));
  await eventually(() => button('Use this picture').click());
  await eventually(() => expect(text()).toContain('Failed to upload image. Please try again.'));
  expect(button('Use this picture').disabled).toBe(false);
});

test('removing the picture shows the initials again', async () => {
  await open('/files/old.jpg');
  api.answers('DELETE /id/avatar', null);
  button('Remove picture').click();
  await eventually(() => expect(text()).toContain('Picture removed'));
  expect(useAuthState.getState().user?.avatar).toBeNull();
  expect(document.querySelector('img')).toBeNull();
});
