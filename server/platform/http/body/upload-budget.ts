import { Refused } from '../refused.ts';

const megabyte = 1024 * 1024;

interface Share {
  bytes: number;
  uploads: number;
}

/** What the uploads in progress of this process may take together, from one network, and from one account. */
const bounds = {
  process: { bytes: 128 * megabyte, uploads: 100 },
  /** Room for a class of forty behind one address. */
  network: { bytes: 96 * megabyte, uploads: 60 },
  /** A message with its five files of ten megabytes, which a browser sends at once, and a picture. */
  account: { bytes: 56 * megabyte, uploads: 6 },
} satisfies Record<string, Share>;

const retrySeconds = 5;

interface Uploader {
  network: string;
  account: string | undefined;
}

/** Memory for uploads that are being received or handled. A reservation is refused before any of its bytes is read. */
export class UploadBudget {
  #taken = new Map<string, Share>();

  /** Returns a function that releases the reservation. */
  reserve({ network, account }: Uploader, bytes: number): () => void {
    const shares: [string, Share][] = [
      ['process', bounds.process],
      [`network:${network}`, bounds.network],
    ];
    if (account !== undefined) shares.push([`account:${account}`, bounds.account]);
    if (!shares.every(([key, bound]) => this.#hasRoom(key, bound, bytes))) {
      throw new Refused('TOO_MANY_REQUESTS', { retryAfter: retrySeconds });
    }
    for (const [key] of shares) this.#change(key, bytes, 1);
    return () => {
      for (const [key] of shares) this.#change(key, -bytes, -1);
    };
  }

  #hasRoom(key: string, bound: Share, bytes: number): boolean {
    const taken = this.#taken.get(key);
    return !taken || (taken.bytes + bytes <= bound.bytes && taken.uploads < bound.uploads);
  }

  #change(key: string, bytes: number, uploads: number): void {
    const taken = this.#taken.get(key) ?? { bytes: 0, uploads: 0 };
    const changed = { bytes: taken.bytes + bytes, uploads: taken.uploads + uploads };
    if (changed.uploads === 0) this.#taken.delete(key);
    else this.#taken.set(key, changed);
  }
}
