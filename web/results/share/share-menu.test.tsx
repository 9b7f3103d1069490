import type { Share } from '@bac/contract/results/result-shares.ts';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Key } from '../../api/client.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { button, eventually, render } from '../../testing/render.tsx';
import { sampleReport } from '../../testing/results/sample-printed-report.ts';
import { ShareMenu } from './share-menu.tsx';

const shares = `/results/${sampleReport.attempt}/shares`;
const at = (method: string, more = ''): Key => `${method} ${shares}${more}` as Key;
const text = (): string => document.body.textContent;
const focused = (): string | undefined => document.activeElement?.textContent;

const old: Share = {
  id: '5f0c2f5e-6f0b-4a5c-9a53-0d8a3c1d9c12',
  createdAt: '2026-11-09T03:00:00.000Z',
  expiresAt: '2026-12-09T03:00:00.000Z',
};
const newShare = { ...old, id: '5f0c2f5e-6f0b-4a5c-9a53-0d8a3c1d9c13', secret: 's3cret' };

const data = (reply: unknown) => () => Response.json({ result: 'OK', data: reply });
const failed =
  (code: string, status = 409) =>
  () =>
    Response.json({ result: 'ERROR', code, message: `no: ${code}` }, { status });

let api: FakeApi;

beforeAll(() => startI18n());

beforeEach(async () => {
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces('results/share');
  api = new FakeApi().responds(at('GET'), data([]));
});

async function open(): Promise<void> {
  render(
    <MemoryRouter>
      <ShareMenu report={sampleReport} />
    </MemoryRouter>,
  );
  await eventually(() => button('Share').click());
  await eventually(() => expect(text()).toContain('Share these results'));
}

test('somebody else’s report can be printed and saved, but not shared', async () => {
  render(<ShareMenu report={{ ...sampleReport, isOwn: false }} />);
  await eventually(() => void button('Print'));
  expect(button('CSV')).toBeDefined();
  expect(() => button('Share')).toThrow('no button');
});

test('the file is saved in the language of the page', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:x';
  });
  render(<ShareMenu report={sampleReport} />);
  await eventually(() => button('CSV').click());
  expect(await saved[0]?.text()).toContain('Section,Module,Question,Result');
});

describe('the dialog', () => {
  test('says what a reader will see, and that there is no link yet', async () => {
    await open();
    expect(text()).toContain('They don’t see the questions themselves, your notes');
    await eventually(() => expect(text()).toContain('Only you can open these results.'));
  });

  test('shows an error and offers a retry if the links fail to load', async () => {
    api.disconnect();
    await open();
    await eventually(() => void button('Try again'));
    api.responds(at('GET'), data([old]));
    button('Try again').click();
    await eventually(() => expect(text()).toContain('Works until December 9, 2026'));
  });

  test('makes a link for the chosen days and shows it once', async () => {
    api.responds(at('POST'), data(newShare));
    await open();
    document.querySelector<HTMLInputElement>('input[value="7"]')!.click();
    api.responds(at('GET'), data([newShare]));
    button('Create link').click();
    await eventually(() => expect(text()).toContain('shown only once'));
    const sent = api.requests.find(({ body }) => body !== undefined)?.body;
    expect(sent).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), days: 7 });
    const address = `${location.origin}/test-results/${sampleReport.attempt}?share=s3cret`;
    expect(document.querySelector<HTMLInputElement>('input[readonly]')?.value).toBe(address);
    await eventually(() => expect(text()).toContain('Just created'));
  });

  test('retries with the same id and replaces a link whose secret was lost', async () => {
    await open();
    await eventually(() => void button('Create link'));
    button('Create link').click();
    await eventually(() =>
      expect(document.querySelector('[role=alert]')?.textContent).not.toBe(''),
    );
    const idOf = (index: number): string => {
      const sent = api.requests.filter(({ body }) => body !== undefined);
      return (sent[index]!.body as Share).id;
    };
    const first = idOf(0);
    const replies = [failed('REPLAYED'), data(newShare)];
    api.responds(at('POST'), () => replies.shift()!());
    api.responds(at('DELETE', `/${first}`), data(null));
    button('Create link').click();
    await eventually(() => expect(text()).toContain('shown only once'));
    expect(idOf(1)).toBe(first);
    expect(idOf(2)).not.toBe(first);
    expect(api.requests.some(({ url }) => url.endsWith(`${shares}/${first}`))).toBe(true);
  });

  test('says when there are too many links', async () => {
    api.responds(at('POST'), failed('TOO_MANY_SHARES'));
    await open();
    button('Create link').click();
    await eventually(() => expect(text()).toContain('no: TOO_MANY_SHARES'));
  });

  test('offers to invite a parent if a guardian has to agree first', async () => {
    api.responds(at('POST'), failed('CONSENT_NEEDED', 403));
    await open();
    button('Create link').click();
    await eventually(() => expect(text()).toContain('no: CONSENT_NEEDED'));
    expect(document.querySelector('[role=alert] a[href="/family"]')).not.toBeNull();
  });
});

describe('an active link', () => {
  const end = 'Delete the link created on';

  beforeEach(async () => {
    api.responds(at('GET'), data([old]));
    await open();
    await eventually(() => button(end).click());
    await eventually(() => void button('Keep it'));
  });

  test('a link stays active if the person cancels', async () => {
    expect(text()).toContain('no longer be able to open your results');
    expect(focused()).toBe('Keep it');
    button('Keep it').click();
    await eventually(() => expect(focused()).toBe('Delete link'));
    expect(api.requests.every(({ url }) => !url.includes(old.id))).toBe(true);
  });

  test('a link ends after a confirmation and leaves the list', async () => {
    api.responds(at('DELETE', `/${old.id}`), data(null)).responds(at('GET'), data([]));
    button('Delete link').click();
    await eventually(() => expect(text()).toContain('Only you can open these results.'));
    expect(focused()).toBe('Active links');
  });

  test('says that a link still works if it could not be ended', async () => {
    button('Delete link').click();
    await eventually(() => expect(text()).toContain('couldn’t be deleted and still works'));
  });
});
