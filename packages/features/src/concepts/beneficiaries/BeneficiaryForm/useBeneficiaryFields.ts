import { type BeneficiaryField, beneficiaryFields, type Destination, type GatewayError } from '@corridor/core';
import { useMemo } from 'react';
import { useRuntime } from '../../../runtime/Runtime';
import { useRead } from '../../../runtime/useRead';

/** The fields that a destination asks for, and where the list came from. */
export interface FieldList {
  readonly fields: readonly BeneficiaryField[];
  /** Why the gateway's list is not there; core's is in its place. */
  readonly error: GatewayError | undefined;
  retry(): void;
}

const NONE: readonly BeneficiaryField[] = [];

/** Asks the gateway for the fields of a destination; until it answers, and where it cannot be reached, core's own list. */
export function useBeneficiaryFields(destination: Destination | undefined): FieldList {
  const { gateway } = useRuntime();
  const served = useRead(
    destination
      ? {
          key: [gateway.beneficiaries.resource.segment, 'call', { fields: destination }],
          keepPrevious: false,
          fetch: (options) => gateway.beneficiaries.call('fields', destination, options),
        }
      : null,
  );
  const of = JSON.stringify(destination ?? null);
  const own = useMemo(() => ownFields(of), [of]);
  return { fields: served.data ?? own, error: served.error, retry: () => void served.refresh() };
}

function ownFields(destination: string): readonly BeneficiaryField[] {
  const parsed = asDestination(destination);
  return parsed ? beneficiaryFields(parsed) : NONE;
}

/** Guarantee: the text was written from a destination, or from its absence. */
function asDestination(text: string): Destination | null {
  return JSON.parse(text) as Destination | null;
}
