import type { ResourceContract } from '@corridor/core';
import { useRuntime } from '../../runtime/Runtime';
import { type RecordSource, useRecord } from '../../runtime/useRecord';
import { useRefreshWhile } from '../../runtime/useRefreshWhile';
import type { AnyDetail, RecordRead } from './DetailDeclaration';

/** Reads the record of a detail, again and again while it changes by itself. */
export function useDetail(detail: AnyDetail, id: string): RecordRead {
  const { gateway } = useRuntime();
  const record = useRecord(sourceOf(gateway[detail.list.concept]), id);
  const { data } = record;
  useRefreshWhile(data !== undefined && detail.follow?.(data) === true, record.refresh);
  return record;
}

/** Guarantee: a concept with a detail has a client with `get`. */
function sourceOf(client: object): RecordSource<ResourceContract> {
  return client as RecordSource<ResourceContract>;
}
