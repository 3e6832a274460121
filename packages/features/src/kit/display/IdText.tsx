import { v } from '@corridor/ui';
import { styled } from 'styled-components';
import type { RecordTarget } from '../../runtime/RecordTarget';
import { CopyButton } from './CopyButton';
import { RecordLink } from './RecordLink';

/** Props of `IdText`. */
export interface IdTextProps {
  readonly value: string;
  /** What the id is of, for the copy button's name. */
  readonly what: string;
  /** The record that it names, where that is another. */
  readonly to?: RecordTarget | null | undefined;
}

const Code = styled.code.withConfig({ componentId: 'cr-IdText' })`
  font-family: ${v('family.mono')};
  font-size: 12px;
  min-inline-size: 0;
  overflow: clip;
  overflow-clip-margin: 3px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** An id in equal-width letters, with a button that copies it. */
export function IdText({ value, what, to }: IdTextProps) {
  return (
    <>
      <Code dir="ltr" title={value}>
        <RecordLink to={to}>{value}</RecordLink>
      </Code>
      <CopyButton text={value} what={what} />
    </>
  );
}
