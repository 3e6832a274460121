import { sandboxDocuments } from '../sandbox';
import { concepts } from './concepts';
import { openapi } from './openapi';
import { sandboxEvents } from './sandboxEvents';

/** What a gateway is told that changes what it answers. */
export interface Described {
  /** The last part of the login path; `corridor` unless told. */
  readonly product?: string;
  /** True if the sandbox is on; so unless told. */
  readonly sandbox?: boolean;
}

/** The OpenAPI 3.1 document of all that a gateway answers. */
export function describeGateway({ product = 'corridor', sandbox = true }: Described = {}): Record<string, unknown> {
  const resources = concepts.flatMap(({ resources: own = [] }) => own);
  const routes = concepts.flatMap(({ documents }) => documents?.(product) ?? []);
  return openapi(resources, sandbox ? [...routes, ...sandboxDocuments(sandboxEvents)] : routes);
}
