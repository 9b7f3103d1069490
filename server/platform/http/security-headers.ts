import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** The policy for uploaded files: whatever a file contains, it loads nothing, runs nothing and cannot be framed. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The only foreign page in a frame: the map in the footer. */
const mapHost = 'https://www.openstreetmap.org';

/** The headers are the same for every reply, so helmet runs once. */
function helmetHeaders(https: boolean): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'worker-src': ["'self'"],
        // Mantine, sonner and Temml need style elements and attributes.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'frame-src': [mapHost],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        ...(https && { 'upgrade-insecure-requests': [] }),
      },
    },
    hsts: https && { maxAge: 63_072_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  protect(request, response, () => {});
  return response.getHeaders() as Record<string, string>;
}

export function setSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
  const headers = {
    ...helmetHeaders(https),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  };
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  app.addHook('onSend', async (request, reply) => {
    // API replies must not be cached unless the route sets its own header.
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
  });
}
