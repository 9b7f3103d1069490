import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
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

export interface FileRoom {
  usedBytes: number;
  quotaBytes: number;
}

const makeFileGauge = (registry: Registry, readFileRoom: () => Promise<FileRoom>) =>
  new Gauge({
    name: 'ticket_files_bytes',
    help: 'The bytes of the files of all tickets, and how many they may have.',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      const { usedBytes, quotaBytes } = await readFileRoom();
      this.set({ kind: 'used' }, usedBytes);
      this.set({ kind: 'quota' }, quotaBytes);
    },
  });

/** Serves Prometheus metrics at /metrics to callers with METRICS_TOKEN; without that setting the route does not exist. */
export function serveMetrics(
  app: FastifyInstance,
  token: string | undefined,
  readFileRoom: () => Promise<FileRoom>,
): void {
  if (token === undefined) return;
  const registry = new Registry();
  // The interval at which it measures the event loop delay; the default of 10 ms would cost more than an idle site.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 });
  registry.registerMetric(emails);
  makeFileGauge(registry, readFileRoom);
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
