import { v } from '@corridor/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** One label and its value. */
export interface DetailItem {
  readonly label: string;
  readonly value: ReactNode;
}

const List = styled.dl.withConfig({ componentId: 'cr-DetailList' })`
  display: grid;
  grid-template-columns: minmax(112px, 1fr) minmax(0, 2.4fr);
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
    padding-inline-end: ${v('space.3')};
    color: ${v('textMuted')};
  }
  dd {
    color: ${v('text')};
    font-variant-numeric: tabular-nums;
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
      {items.map(({ label, value }) => (
        <DetailLine key={label} label={label} value={value} />
      ))}
    </List>
  );
}

function DetailLine({ label, value }: DetailItem) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
