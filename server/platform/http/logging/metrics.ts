import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { hashToken } from '../session.ts';
import { Refused } from '../refused.ts';

/** Compares hashes, which have equal lengths, so that timing reveals nothing about the token, not even its length. */
const isToken = (header: string | undefined, token: string): boolean =>
  timingSafeEqual(hashToken(header ?? ''), hashToken(`Bearer ${token}`));

const emails = new Counter({
  name: 'ticket_letters_total',
  help: 'Letters that came in for tickets, by what became of them.',
  labelNames: ['taken'],
  registers: [],
});

export const countTicketEmail = (outcome: string): void => emails.inc({ taken: outcome });

/** Serves Prometheus metrics at /metrics to callers with METRICS_TOKEN; without that setting the route does not exist. */
export function serveMetrics(app: FastifyInstance, token: string | undefined): void {
  if (token === undefined) return;
  const registry = new Registry();
  // The interval at which it measures the event loop delay; the default of 10 ms would cost more than an idle site.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 });
  registry.registerMetric(emails);
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
