import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Seals small secrets that must be read again, so that the database alone, or a copy of it, does not tell them. */
export interface Vault {
  seal(text: string): Buffer;
  /** Undefined where it was sealed with another key, or is not as it was sealed. */
  open(sealed: Buffer): string | undefined;
}

const keyBytes = 32;
const cipher = 'aes-256-gcm';
/** The first byte says how the rest is to be read, should that ever change. */
const version = 1;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = 1 + nonceBytes + tagBytes;

export class UnusableKey extends Error {}

/** A nonce is drawn for each: with so few secrets no two of 96 bits will be the same. */
export function vaultOf(key: Buffer): Vault {
  return {
    seal(text) {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce);
      const hidden = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return Buffer.concat([Buffer.of(version), nonce, sealing.getAuthTag(), hidden]);
    },
    open(sealed) {
      if (sealed.length < headBytes || sealed[0] !== version) return undefined;
      const nonce = sealed.subarray(1, 1 + nonceBytes);
      const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes });
      opening.setAuthTag(sealed.subarray(1 + nonceBytes, headBytes));
      try {
        const shown = opening.update(sealed.subarray(headBytes));
        return Buffer.concat([shown, opening.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/** The key of the environment, or else the one in the data folder, made at the first start. */
export const openVault = (given: Buffer | undefined, dataDir: string): Vault =>
  vaultOf(given ?? keyIn(dataDir));

function keyIn(dataDir: string): Buffer {
  const file = join(dataDir, 'secret.key');
  const key = Buffer.from(readKey(file) ?? makeKey(dataDir, file), 'base64');
  // Never replaced in silence: what was sealed with the key that was here would be lost for good.
  if (key.length !== keyBytes) {
    throw new UnusableKey(
      `${file} is not a key of ${keyBytes} bytes in base64. Put the right one back from a backup.`,
    );
  }
  return key;
}

function readKey(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Linked into place when it is whole: of two processes that start at once the second takes the key of the first. */
function makeKey(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(keyBytes).toString('base64')}\n`, {
    mode: 0o600,
    flush: true,
  });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8');
}
