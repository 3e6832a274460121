import { type GatewayClient, misconfigured, type ResourceContract } from '@corridor/core';
import { useEffect } from 'react';
import type { ListConcept } from '../../runtime/ListConcept';
import type { PageSource } from '../../runtime/PageSource';
import { useRuntime } from '../../runtime/Runtime';
import { useRead } from '../../runtime/useRead';

/** What is known of the reader's right to create. */
export interface CreateRight {
  /** The reader may not create, by what the list says. */
  readonly refused: boolean;
  readonly loading: boolean;
}

const SMALLEST = { page: 1, size: 1 };

/** Asks a list, with its smallest page, whether the reader may create; a gateway that does not say leaves it to its refusal. Null asks nothing. */
export function useCreateRight(concept: ListConcept | null): CreateRight {
  const { gateway, reporter } = useRuntime();
  const source = concept && pageSource(gateway, concept);
  const { data, loading, error } = useRead(
    source && {
      key: [source.resource.segment, 'page', SMALLEST],
      keepPrevious: true,
      fetch: (options) => source.page(SMALLEST, options),
    },
  );
  const isAllowed = data?.allowedActions?.includes('create') ?? true;
  const { components, actions } = data?.notInSession ?? {};
  const subject = source?.resource.segment ?? '';
  const opened = actions?.includes('create') ? components?.join(', ') : undefined;
  useEffect(() => {
    if (opened === undefined) return;
    const params = { components: opened, action: 'create', subject };
    const mistake = misconfigured('embed-session', { reason: 'refusals.notInSession', params });
    reporter.failed(mistake, { segment: subject, verb: 'create' });
  }, [opened, subject, reporter]);
  return { refused: !isAllowed || error?.kind === 'forbidden', loading };
}

/** Guarantee: every list concept has pages. */
function pageSource(gateway: GatewayClient, concept: ListConcept): PageSource<ResourceContract> {
  return gateway[concept] as unknown as PageSource<ResourceContract>;
}
