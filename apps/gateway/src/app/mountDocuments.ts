import type { Hono } from 'hono';
import type { Implementation } from '../resource';
import { docsPage } from './docsPage';
import { openapi } from './openapi';
import type { RouteDocument } from './RouteDocument';
import type { GatewayEnvironment } from './requestFacts';

/** Mounts `/openapi.json` and, to read it, `/docs`. */
export function mountDocuments(
  app: Hono<GatewayEnvironment>,
  implementations: readonly Implementation[],
  routes: readonly RouteDocument[],
): void {
  let document: Record<string, unknown> | null = null;
  const made = () => {
    document ??= openapi(implementations, routes);
    return document;
  };
  app.get('/openapi.json', (c) => c.json(made()));
  app.get('/docs', (c) => c.html(docsPage(made())));
}
