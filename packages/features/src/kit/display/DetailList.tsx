import { v } from '@corridor/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** One label and its value. */
export interface DetailItem {
  readonly label: string;
  readonly value: ReactNode;
  /** Sums up what stands above it: under a stronger rule. */
  readonly total?: boolean | undefined;
}

const List = styled.dl.withConfig({ componentId: 'cr-DetailList' })`
  display: grid;
  grid-template-columns: minmax(min-content, 1fr) minmax(0, 2.4fr);
  margin: 0;
  font: ${v('type.caption')};
  dt,
  dd {
    display: flex;
    align-items: center;
    gap: ${v('space.1')};
    min-block-size: 36px;
    margin: 0;
    padding-block: ${v('space.1')};
    box-sizing: border-box;
    border-block-end: 1px solid ${v('border')};
    overflow-wrap: anywhere;
  }
  dt {
    min-inline-size: 112px;
    overflow-wrap: break-word;
    padding-inline-end: ${v('space.3')};
    color: ${v('textMuted')};
  }
  dd {
    color: ${v('text')};
  }
  [data-total] {
    color: ${v('text')};
    font-weight: ${v('weight.semibold')};
  }
  [data-total]:not(:first-of-type) {
    margin-block-start: -1px;
    border-block-start: 1px solid ${v('borderControl')};
  }
  dt:last-of-type,
  dd:last-of-type {
    border-block-end: 0;
  }
`;

/** Label and value pairs under each other. */
export function DetailList({ items }: { readonly items: readonly DetailItem[] }) {
  return (
    <List>
      {items.map((item) => (
        <DetailLine key={item.label} {...item} />
      ))}
    </List>
  );
}

function DetailLine({ label, value, total }: DetailItem) {
  const mark = total ? '' : undefined;
  return (
    <>
      <dt data-total={mark}>{label}</dt>
      {/* A text keeps its own direction, or its full stops and figures would turn round in text of the other one. */}
      <dd data-total={mark}>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
    </>
  );
}
