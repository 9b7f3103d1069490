import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Encrypts small secrets that must be read again, so that the database or a copy of it does not reveal them. */
export interface Vault {
  seal(text: string): Buffer;
  /** Returns undefined if the ciphertext was changed or encrypted with another key. */
  open(sealed: Buffer): string | undefined;
  /** Whether the current key opens it; false if only the previous key does, or none. */
  isCurrent(sealed: Buffer): boolean;
}

const keyBytes = 32;
const cipher = 'aes-256-gcm';
/** The first byte is the version of the format. */
const version = 1;
const nonceBytes = 12;
const tagBytes = 16;
const headerBytes = 1 + nonceBytes + tagBytes;

export class UnusableKey extends Error {}

/**
 * Seals with the current key and opens with both, so that the key can be replaced while the server runs. Uses a random nonce for
 * each secret: with so few secrets, 96 bits do not collide.
 */
export function createVault(key: Buffer, previousKey?: Buffer): Vault {
  return {
    seal(text) {
      const nonce = randomBytes(nonceBytes);
      const encryption = createCipheriv(cipher, key, nonce);
      const ciphertext = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()]);
      return Buffer.concat([Buffer.of(version), nonce, encryption.getAuthTag(), ciphertext]);
    },
    open: (sealed) => openWith(key, sealed) ?? (previousKey && openWith(previousKey, sealed)),
    isCurrent: (sealed) => openWith(key, sealed) !== undefined,
  };
}

function openWith(key: Buffer, sealed: Buffer): string | undefined {
  if (sealed.length < headerBytes || sealed[0] !== version) return undefined;
  const nonce = sealed.subarray(1, 1 + nonceBytes);
  const decryption = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes });
  decryption.setAuthTag(sealed.subarray(1 + nonceBytes, headerBytes));
  try {
    const plaintext = decryption.update(sealed.subarray(headerBytes));
    return Buffer.concat([plaintext, decryption.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** The keys of the environment. */
export interface Keys {
  secretKey: Buffer | undefined;
  previousSecretKey: Buffer | undefined;
}

/** Uses the key of the environment, or else the key file in the data folder, which the first start creates. */
export const openVault = (keys: Keys, dataDir: string): Vault =>
  createVault(keys.secretKey ?? readOrCreateKey(dataDir), keys.previousSecretKey);

function readOrCreateKey(dataDir: string): Buffer {
  const file = join(dataDir, 'secret.key');
  const key = Buffer.from(readKey(file) ?? createKey(dataDir, file), 'base64');
  // Never replaces a damaged key silently, because secrets encrypted with the original would be lost.
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

/** Links the complete file to its final name, so that of two concurrent processes the second uses the key of the first. */
function createKey(dataDir: string, file: string): string {
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
