import i18next from 'i18next';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';
import { FakeApi } from '../testing/fake-api.ts';
import { ApiError } from './api-error.ts';
import { call } from './client.ts';

let api: FakeApi;

beforeAll(startI18n);

beforeEach(async () => {
  api = new FakeApi();
  await i18next.changeLanguage('en');
});

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const failure: unknown = await promise.then(
    () => 'no failure',
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ApiError);
  return failure as ApiError;
};

describe('a request of the client', () => {
  test('a request takes its method and path from the key and sends the body as JSON', async () => {
    api.refuses('POST /auth/login', 401, {});
    await failureOf(call('POST /auth/login', { body: { email: 'a@b.vn', password: 'x' } }));
    expect(api.requests[0]).toMatchObject({
      url: '/api/v1/auth/login',
      body: { email: 'a@b.vn', password: 'x' },
    });
    expect(api.requests[0]?.headers.get('content-type')).toBe('application/json');
  });

  test('a request puts the query in the address and omits undefined parameters', async () => {
    api.answers('GET /admin/audit', { rows: [], total: 0 });
    await call('GET /admin/audit', { query: { size: 5, page: undefined } });
    expect(api.requests[0]?.url).toBe('/api/v1/admin/audit?size=5');
  });

  test('a request sends a file as form data and leaves the content type to the browser', async () => {
    api.answers('POST /id/avatar', { avatar: '/files/a.jpg' });
    const upload = new Blob(['picture'], { type: 'image/jpeg' });
    expect(await call('POST /id/avatar', { upload })).toEqual({ avatar: '/files/a.jpg' });
    const { body, headers } = api.requests[0]!;
    expect(headers.has('content-type')).toBe(false);
    expect(await ((body as FormData).get('file') as File).text()).toBe('picture');
  });

  test('a request carries a fresh one-time id, the time and the language of the page', async () => {
    api.answers('POST /auth/logout', null);
    await i18next.changeLanguage('vi');
    await call('POST /auth/logout');
    await call('POST /auth/logout');
    const [first, second] = api.requests.map(({ headers }) => headers);
    expect(first?.get('x-one-time-uuid')).toMatch(/^[0-9a-f-]{36}$/);
    expect(first?.get('x-one-time-uuid')).not.toBe(second?.get('x-one-time-uuid'));
    expect(Date.parse(first?.get('x-event-time') ?? '')).toBeGreaterThan(0);
    expect(first?.get('accept-language')).toBe('vi');
  });

  test('a request has a valid one-time id without crypto.randomUUID', async () => {
    vi.stubGlobal('crypto', {
      getRandomValues: (bytes: Uint8Array) => bytes.fill(255),
    });
    api.answers('POST /auth/logout', null);
    await call('POST /auth/logout').finally(() => vi.unstubAllGlobals());
    expect(api.requests[0]?.headers.get('x-one-time-uuid')).toBe(
      'ffffffff-ffff-4fff-bfff-ffffffffffff',
    );
  });
});

test('a request has no timeout unless the caller aborts it', async () => {
  vi.useFakeTimers();
  const reply = Promise.withResolvers<Response>();
  const fetch = vi.fn<typeof globalThis.fetch>(() => reply.promise);
  vi.stubGlobal('fetch', fetch);
  const settled = vi.fn<() => void>();
  const pendingCall = call('GET /demo/accounts').finally(settled);
  await vi.advanceTimersByTimeAsync(3_600_000).finally(() => vi.useRealTimers());
  expect(settled).not.toHaveBeenCalled();
  expect(fetch.mock.calls[0]?.[1]?.signal).toBeNull();
  reply.resolve(Response.json({ result: 'OK', data: [] }));
  expect(await pendingCall).toEqual([]);
});

describe('a reply to the client', () => {
  test('a reply returns its data, including null', async () => {
    api.answers('POST /auth/logout', null).answers('GET /demo/accounts', []);
    expect(await call('POST /auth/logout')).toBeNull();
    expect(await call('GET /demo/accounts')).toEqual([]);
  });

  test.each([{ result: 'OK' }, { data: [] }, null, 'hello'])(
    'rejects a reply that is not an envelope: %j',
    async (body) => {
      api.responds('GET /demo/accounts', () => Response.json(body));
      const failure = await failureOf(call('GET /demo/accounts'));
      expect(failure.message).toBe('Invalid response format from server');
    },
  );
});

describe('a failure of the client', () => {
  test('a failure carries status, code, errors and request id', async () => {
    const errors = [{ path: 'email', message: 'is too short' }];
    const details = {
      code: 'INVALID_REQUEST',
      message: 'Please check.',
      errors,
      requestId: 'r1',
    } as const;
    api.refuses('GET /demo/accounts', 400, details);
    expect(await failureOf(call('GET /demo/accounts'))).toMatchObject({ status: 400, ...details });
  });

  test.each([
    [{ errorMessage: 'first', message: 'second' }, 'first'],
    [{ message: 'second', error: 'third' }, 'second'],
    [{ error: 'third', errors: [{ message: 'fourth' }] }, 'third'],
    [{ errors: [{ message: 'fourth' }] }, 'fourth'],
    [{}, 'Request failed with status 502'],
  ])('a failure takes its message from the reply %j', async (body, message) => {
    api.responds('GET /demo/accounts', () => Response.json(body, { status: 502 }));
    expect((await failureOf(call('GET /demo/accounts'))).message).toBe(message);
  });

  test('a failure with an HTML reply of a proxy names the status', async () => {
    api.responds('GET /demo/accounts', () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const failure = await failureOf(call('GET /demo/accounts'));
    expect(failure).toMatchObject({ status: 502, message: 'Request failed with status 502' });
  });

  test.each([
    ['en', 'Network error. Please check your internet connection and try again.'],
    ['vi', 'Lỗi kết nối. Vui lòng kiểm tra mạng rồi thử lại.'],
  ])('a failure without a reply is a network error, in %s', async (language, message) => {
    await i18next.changeLanguage(language);
    const failure = await failureOf(call('GET /demo/accounts'));
    expect(failure).toMatchObject({ status: 0, message });
  });

  test.each([
    [new TypeError('It holds itself'), 'It holds itself'],
    [new TypeError(), 'An unexpected error occurred. Please try again.'],
  ])('an error before the request is sent, by %s, becomes an ApiError', async (error, message) => {
    const toJSON = () => {
      throw error;
    };
    const body = { email: 'a@b.vn', password: 'x', toJSON };
    const failure = await failureOf(call('POST /auth/login', { body }));
    expect(failure).toMatchObject({ status: 0, message });
    expect(api.requests).toEqual([]);
  });

  test('an abort by the caller stays an AbortError', async () => {
    const signal = AbortSignal.abort();
    await expect(call('GET /demo/accounts', { signal })).rejects.toHaveProperty(
      'name',
      'AbortError',
    );
  });
});

const neverRun = (): unknown => [
  // @ts-expect-error -- there is no such route
  call('GET /nowhere'),
  // @ts-expect-error -- signing in needs a body
  call('POST /auth/login'),
  // @ts-expect-error -- and a whole one
  call('POST /auth/login', { body: { email: 'a@b.vn' } }),
  // @ts-expect-error -- signing out takes none
  call('POST /auth/logout', { body: {} }),
  // @ts-expect-error -- a new picture is a file
  call('POST /id/avatar'),
  // @ts-expect-error -- and only such a route takes one
  call('POST /auth/logout', { upload: new Blob() }),
];

test('the type checker rejects calls that do not match the contract', () => {
  expect(neverRun).toBeTypeOf('function');
});
