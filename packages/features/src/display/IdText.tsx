import { v } from '@corridor/ui';
import { styled } from 'styled-components';
import { CopyButton } from './CopyButton';

/** Props of `IdText`. */
export interface IdTextProps {
  readonly value: string;
  /** What the id is of, for the copy button's name. */
  readonly what: string;
}

const Code = styled.code.withConfig({ componentId: 'cr-IdText' })`
  font-family: ${v('family.mono')};
  font-size: 12px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** An id in equal-width letters, with a button that copies it. */
export function IdText({ value, what }: IdTextProps) {
  return (
    <>
      <Code dir="ltr" title={value}>
        {value}
      </Code>
      <CopyButton text={value} what={what} />
    </>
  );
}
