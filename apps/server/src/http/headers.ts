import type { MiddlewareHandler } from 'hono';

/** Everything the page needs comes from here, and no other page may frame it. */
const CONTENT = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  // The bots' network runs as WebAssembly, in a worker of the page's own.
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS: readonly (readonly [string, string])[] = [
  ['Content-Security-Policy', CONTENT],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  // A table's link lets people in: it is not told to other sites.
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
];

export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  for (const [name, value] of HEADERS) context.res.headers.set(name, value);
  if (context.req.path.startsWith('/api/')) context.res.headers.set('Cache-Control', 'no-store');
};
