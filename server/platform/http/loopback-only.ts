import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { isLocalHost } from '../../config.ts';
import { Refused } from './refused.ts';

/** Headers that proxies and tunnels add. */
const forwarding =
  /^(?:x-forwarded(?:-.+)?|x-original-.+|x-(?:real|client|cluster-client)-ip|true-client-ip|forwarded|via|cdn-loop|cf-.+)$/;

/** A host name, an IPv4 address or an IPv6 address in brackets, with an optional port. */
const hostHeader = /^([a-z\d.-]+|\[[a-f\d:]+\])(?::\d{1,5})?$/;

function isLocal(headers: IncomingHttpHeaders): boolean {
  const host = hostHeader.exec(headers.host?.toLowerCase() ?? '')?.[1];
  return (
    host !== undefined &&
    isLocalHost(host) &&
    !Object.keys(headers).some((name) => forwarding.test(name))
  );
}

/**
 * Protects the demo, whose passwords are public. Binding to loopback is not enough: strangers can come through a tunnel, and
 * web pages can send requests by DNS rebinding.
 */
export function answerLoopbackOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    if (!isLocal(headers)) throw new Refused('DEMO_IS_LOCAL');
  });
}
