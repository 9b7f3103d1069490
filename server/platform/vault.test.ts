import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openVault, UnusableKey, createVault } from './vault.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bac-vault-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('createVault', () => {
  const vault = createVault(randomBytes(32));

  it('decrypts what it encrypted, and never produces the same ciphertext twice', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(vault.open(vault.seal(text))).toBe(Buffer.from(text).toString());
        expect(vault.seal(text).equals(vault.seal(text))).toBe(false);
      }),
    );
  });

  it('rejects ciphertext with a changed bit or length', () => {
    const sealed = vault.seal('JBSWY3DPEHPK3PXP');
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const changed = Buffer.from(sealed);
      changed[bit >> 3]! ^= 1 << (bit & 7);
      expect(vault.open(changed)).toBeUndefined();
    }
    for (let length = 0; length < sealed.length; length += 1) {
      expect(vault.open(sealed.subarray(0, length))).toBeUndefined();
    }
  });

  it('rejects ciphertext of another key', () => {
    expect(createVault(randomBytes(32)).open(vault.seal('secret'))).toBeUndefined();
  });
});

describe('a replaced key', () => {
  const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
  const sealedBefore = createVault(oldKey).seal('secret');

  it('opens what the previous key sealed, and seals with the current key', () => {
    const vault = createVault(newKey, oldKey);
    expect(vault.open(sealedBefore)).toBe('secret');
    expect(vault.isCurrent(sealedBefore)).toBe(false);
    const sealed = vault.seal('secret');
    expect(vault.isCurrent(sealed)).toBe(true);
    expect(createVault(newKey).open(sealed)).toBe('secret');
    expect(createVault(oldKey).open(sealed)).toBeUndefined();
  });

  it('opens nothing of the previous key once that is gone', () => {
    expect(createVault(newKey).open(sealedBefore)).toBeUndefined();
  });

  it('opens what a process with the new key sealed, if the new key is named as the previous one', () => {
    const notYetSwitched = createVault(oldKey, newKey);
    expect(notYetSwitched.open(createVault(newKey, oldKey).seal('secret'))).toBe('secret');
  });
});

describe('openVault', () => {
  const noKeys = { secretKey: undefined, previousSecretKey: undefined };

  it('creates a key file with private permissions on the first start and reads it on the next', async () => {
    const dataDir = join(folder, 'fresh', 'data');
    const sealed = openVault(noKeys, dataDir).seal('secret');
    expect(openVault(noKeys, dataDir).open(sealed)).toBe('secret');
    const file = join(dataDir, 'secret.key');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(Buffer.from(await readFile(file, 'utf8'), 'base64')).toHaveLength(32);
  });

  it('prefers the key of the environment over the one of the data folder', () => {
    const dataDir = join(folder, 'both');
    const sealed = openVault(noKeys, dataDir).seal('secret');
    const key = randomBytes(32);
    expect(openVault({ ...noKeys, secretKey: key }, dataDir).open(sealed)).toBeUndefined();
    expect(
      createVault(key).open(openVault({ ...noKeys, secretKey: key }, dataDir).seal('other')),
    ).toBe('other');
  });

  it('throws on a damaged key file and does not replace it', async () => {
    const file = join(folder, 'secret.key');
    await writeFile(file, 'torn');
    expect(() => openVault(noKeys, folder)).toThrow(UnusableKey);
    expect(await readFile(file, 'utf8')).toBe('torn');
  });
});
