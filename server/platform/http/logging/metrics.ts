import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { hashToken } from '../session.ts';
import { Refused } from '../refused.ts';

/** Hashes have one length, so the comparison tells a guesser nothing, not even how long the token is. */
const isToken = (given: string | undefined, token: string): boolean =>
  timingSafeEqual(hashToken(given ?? ''), hashToken(`Bearer ${token}`));

const letters = new Counter({
  name: 'ticket_letters_total',
  help: 'Letters that came in for tickets, by what became of them.',
  labelNames: ['taken'],
  registers: [],
});

export const countLetter = (taken: string): void => letters.inc({ taken });

/** Prometheus figures at /metrics for whoever holds METRICS_TOKEN; without one the page does not exist. */
export function serveMetrics(app: FastifyInstance, token: string | undefined): void {
  if (token === undefined) return;
  const registry = new Registry();
  // It wakes the process so often to see how late that was; the usual 10 ms cost more than a quiet site does otherwise.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 });
  registry.registerMetric(letters);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    duration
      .labels(request.method, route, String(reply.statusCode))
      .observe(reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!isToken(request.headers.authorization, token)) throw new Refused('NOT_FOUND');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
