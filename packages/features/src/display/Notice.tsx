import { Icon, type IconSource, Stack, Text, type Tone, v } from '@corridor/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Props of `Notice`. */
export interface NoticeProps {
  readonly tone: Extract<Tone, 'danger' | 'warning' | 'info' | 'success'>;
  readonly icon: IconSource;
  readonly title: string;
  readonly children?: ReactNode;
}

const NoticeRoot = styled.div.withConfig({ componentId: 'cr-Notice' })<{ $tone: NoticeProps['tone'] }>`
  display: flex;
  gap: ${v('space.3')};
  padding: ${v('space.3')} ${v('space.4')};
  border: 1px solid ${({ $tone }) => v(`tone.${$tone}.border`)};
  border-radius: ${v('radius.control')};
  background: ${({ $tone }) => v(`tone.${$tone}.soft`)};
  color: ${({ $tone }) => v(`tone.${$tone}.text`)};
`;

const IconSlot = styled.span.withConfig({ componentId: 'cr-NoticeIcon' })`
  display: inline-flex;
  padding-block-start: 2px;
`;

/** A message inside a widget that a screen reader announces when it appears. */
export function Notice({ tone, icon, title, children }: NoticeProps) {
  return (
    <NoticeRoot role="alert" $tone={tone}>
      <IconSlot>
        <Icon of={icon} />
      </IconSlot>
      <Stack gap={0.5}>
        <Text weight="semibold">{title}</Text>
        {children}
      </Stack>
    </NoticeRoot>
  );
}
