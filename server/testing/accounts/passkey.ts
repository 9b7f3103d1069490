import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** The WebAuthn options that the authenticator uses. */
interface CeremonyOptions {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
}

interface Overrides {
  origin?: string;
  /** Whether it verified its owner, by fingerprint or PIN. */
  isOwnerVerified?: boolean;
  /** Replaces the next counter value. */
  counter?: number;
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** RFC 8949, section 3: a head with the major type and a number. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.of((major << 5) | value);
  if (value < 256) return Buffer.of((major << 5) | 24, value);
  return Buffer.of((major << 5) | 25, value >> 8, value & 255);
}

type Cbor = number | string | Buffer | Map<Cbor, Cbor>;

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([head(3, text.length), text]);
  }
  const pairs = [...value].flatMap(([key, each]) => [cbor(key), cbor(each)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

/** RFC 9053, section 7.1.1: an ES256 key in COSE format. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x, y } = publicKey.export({ format: 'jwk' });
  const point = [x, y].map((part) => Buffer.from(String(part), 'base64url')) as [Buffer, Buffer];
  const entries: [Cbor, Cbor][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, point[0]],
    [-3, point[1]],
  ];
  return cbor(new Map(entries));
}

const userPresent = 1;
const userVerified = 4;
const hasKey = 64;

/** A software authenticator with one passkey. */
export class TestPasskey {
  readonly id = randomBytes(32);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  #clientData(type: string, { challenge }: CeremonyOptions, origin = this.#origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(
    options: CeremonyOptions,
    flags: number,
    { isOwnerVerified = true, counter }: Overrides,
  ): Buffer {
    this.#counter = counter ?? this.#counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#counter);
    const all = flags | userPresent | (isOwnerVerified ? userVerified : 0);
    return Buffer.concat([sha256(options.rp?.id ?? options.rpId ?? ''), Buffer.of(all), count]);
  }

  #credential(response: Record<string, unknown>) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  /** Returns the result of `navigator.credentials.create`. */
  make(options: CeremonyOptions, overrides: Overrides = {}) {
    const clientData = this.#clientData('webauthn.create', options, overrides.origin);
    const length = Buffer.of(0, this.id.length);
    const authData = Buffer.concat([
      this.#authenticatorData(options, hasKey, overrides),
      Buffer.alloc(16),
      length,
      this.id,
      coseKey(this.#keys.publicKey),
    ]);
    const attestation = new Map<Cbor, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal', 'made-up'],
    });
  }

  /** Returns the result of `navigator.credentials.get`. */
  sign(options: CeremonyOptions, overrides: Overrides = {}) {
    const clientData = this.#clientData('webauthn.get', options, overrides.origin);
    const authData = this.#authenticatorData(options, 0, overrides);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    });
  }
}
