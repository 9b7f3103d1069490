import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { leadsHere } from '../../config.ts';
import { Refused } from './refused.ts';

/** Headers that proxies and tunnels add. */
const forwarding =
  /^(?:x-forwarded(?:-.+)?|x-original-.+|x-(?:real|client|cluster-client)-ip|true-client-ip|forwarded|via|cdn-loop|cf-.+)$/;

/** A name or an IPv4 address, or an IPv6 address in brackets; then perhaps a port. */
const hostHeader = /^([a-z\d.-]+|\[[a-f\d:]+\])(?::\d{1,5})?$/;

function isLocal(headers: IncomingHttpHeaders): boolean {
  const host = hostHeader.exec(headers.host?.toLowerCase() ?? '')?.[1];
  return (
    host !== undefined &&
    leadsHere(host) &&
    !Object.keys(headers).some((name) => forwarding.test(name))
  );
}

/**
 * For the demo, whose passwords are public. Being bound to loopback is not enough: a tunnel brings strangers there, and with
 * DNS rebinding a web page can send requests to it.
 */
export function answerLoopbackOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    if (!isLocal(headers)) throw new Refused('DEMO_IS_LOCAL');
  });
}
