import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { Refused } from '../../../platform/http/refused.ts';

/** For whom passkeys are made: WebAuthn binds each to a host name. */
export interface RelyingParty {
  origin: string;
  id: string;
}

const isLoopback = (host: string): boolean => host.startsWith('127.') || host === '::1';

/** WebAuthn knows no addresses of numbers; on one's own machine the same server has a name as well. */
function originOf(publicUrl: URL): string | undefined {
  const host = publicUrl.hostname.replaceAll(/[[\]]/g, '');
  if (isIP(host) === 0) return publicUrl.origin;
  if (!isLoopback(host)) return undefined;
  const local = new URL(publicUrl);
  local.hostname = 'localhost';
  return local.origin;
}

/** Only where the page that asks is ours: every browser names it with a write. */
export function relyingPartyOf(request: FastifyRequest, publicUrl: URL): RelyingParty {
  const { origin } = request.headers;
  if (origin === undefined || origin !== originOf(publicUrl)) throw new Refused('PASSKEY_REFUSED');
  return { origin, id: new URL(origin).hostname };
}
