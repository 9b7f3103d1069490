import type { Failed } from '@bac/contract/protocol/envelope.ts';
import { apiBase } from '@bac/contract/protocol/route.ts';
import type { Routes } from '@bac/contract/routes.ts';
import { vi } from 'vitest';
import type { Reply } from '../api/client.ts';

type Key = keyof Routes;

export interface RecordedRequest {
  url: string;
  headers: Headers;
  body: unknown;
}

/** A fake server: stubs `fetch` and nothing else, and records the requests. */
export class FakeApi {
  readonly requests: RecordedRequest[] = [];
  readonly #answers = new Map<string, () => Response | Promise<Response>>();

  constructor() {
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => this.#fetch(url, init));
  }

  answers<K extends Key>(key: K, data: Reply<K>): this {
    return this.responds(key, () => Response.json({ result: 'OK', data }));
  }

  refuses(key: Key, status: number, failed: Partial<Failed>): this {
    return this.responds(key, () => Response.json({ result: 'ERROR', ...failed }, { status }));
  }

  responds(key: Key, respond: () => Response | Promise<Response>): this {
    this.#answers.set(key, respond);
    return this;
  }

  /** From here on every request fails as if there were no network. */
  disconnect(): this {
    this.#answers.clear();
    return this;
  }

  async #fetch(url: string, init: RequestInit): Promise<Response> {
    init.signal?.throwIfAborted();
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    this.requests.push({ url, headers: new Headers(init.headers), body });
    const path = url.slice(apiBase.length).split('?')[0];
    const respond = this.#answers.get(`${init.method} ${path}`);
    if (!respond) throw new TypeError('Failed to fetch');
    return respond();
  }
}
