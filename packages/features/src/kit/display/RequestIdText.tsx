import { v } from '@corridor/ui';
import { styled } from 'styled-components';
import { useRuntimeMessages } from '../../i18n/useMessages';
import { CopyButton } from './CopyButton';

const Line = styled.span.withConfig({ componentId: 'cr-RequestId' })`
  display: inline-flex;
  align-items: center;
  gap: ${v('space.1')};
  font: ${v('type.caption')};
  code {
    font-family: ${v('family.mono')};
    font-size: 12px;
  }
`;

/** The id of a request, to be quoted to support, with a button that copies it. */
export function RequestIdText({ value }: { readonly value: string }) {
  const t = useRuntimeMessages();
  return (
    <Line>
      {t('errors.requestId')} <code dir="ltr">{value}</code>
      <CopyButton text={value} what={t('errors.requestId')} />
    </Line>
  );
}
