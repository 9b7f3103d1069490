import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** What of the options of a ceremony an authenticator looks at. */
interface Asked {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
}

interface Manner {
  origin?: string;
  /** Whether it made sure of its owner, by a finger or a PIN. */
  knowsOwner?: boolean;
  /** In place of the next number. */
  counter?: number;
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** RFC 8949, 3: a head of the major type and a number. */
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

/** RFC 9053, 7.1.1: an ES256 key as COSE has it. */
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

/** An authenticator in software, which does what a phone or a security key does with one passkey. */
export class TestPasskey {
  readonly id = randomBytes(32);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  #clientData(type: string, { challenge }: Asked, origin = this.#origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(asked: Asked, flags: number, { knowsOwner = true, counter }: Manner): Buffer {
    this.#counter = counter ?? this.#counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#counter);
    const all = flags | userPresent | (knowsOwner ? userVerified : 0);
    return Buffer.concat([sha256(asked.rp?.id ?? asked.rpId ?? ''), Buffer.of(all), count]);
  }

  #answer(response: Record<string, unknown>) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  /** What `navigator.credentials.create` gives. */
  make(asked: Asked, manner: Manner = {}) {
    const clientData = this.#clientData('webauthn.create', asked, manner.origin);
    const length = Buffer.of(0, this.id.length);
    const authData = Buffer.concat([
      this.#authenticatorData(asked, hasKey, manner),
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
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal', 'made-up'],
    });
  }

  /** What `navigator.credentials.get` gives. */
  sign(asked: Asked, manner: Manner = {}) {
    const clientData = this.#clientData('webauthn.get', asked, manner.origin);
    const authData = this.#authenticatorData(asked, 0, manner);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    });
  }
}
