import type { CallOptions, ExportQuery, GatewayFile, Resource, ResourceContract } from '@corridor/core';

/** The part of a resource client that writes files. */
export interface ExportSource<C extends ResourceContract> {
  readonly resource: Resource<C>;
  export(query: ExportQuery<C>, options?: CallOptions): Promise<GatewayFile>;
}
