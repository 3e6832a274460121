import { concepts } from './concepts';
import { openapi } from './openapi';

/** The OpenAPI 3.1 document of all that a gateway answers, for a product's login path. */
export function describeGateway(product = 'corridor'): Record<string, unknown> {
  const resources = concepts.flatMap(({ resources: own = [] }) => own);
  const routes = concepts.flatMap(({ documents }) => documents?.(product) ?? []);
  return openapi(resources, routes);
}
