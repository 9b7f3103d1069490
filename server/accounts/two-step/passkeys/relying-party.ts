import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { Refused } from '../../../platform/http/refused.ts';

/** The site that passkeys are created for: WebAuthn binds each to a host name. */
export interface RelyingParty {
  origin: string;
  id: string;
}

const isLoopback = (host: string): boolean => host.startsWith('127.') || host === '::1';

/** WebAuthn does not support IP addresses; for a loopback address it uses `localhost`. */
function passkeyOrigin(publicUrl: URL): string | undefined {
  const host = publicUrl.hostname.replaceAll(/[[\]]/g, '');
  if (isIP(host) === 0) return publicUrl.origin;
  if (!isLoopback(host)) return undefined;
  const local = new URL(publicUrl);
  local.hostname = 'localhost';
  return local.origin;
}

/** Refuses requests from pages of other sites: browsers send the `Origin` header with every write. */
export function relyingPartyOf(request: FastifyRequest, publicUrl: URL): RelyingParty {
  const { origin } = request.headers;
  if (origin === undefined || origin !== passkeyOrigin(publicUrl))
    throw new Refused('PASSKEY_REFUSED');
  return { origin, id: new URL(origin).hostname };
}
