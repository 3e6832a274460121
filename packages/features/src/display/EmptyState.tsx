import { Icon, type IconSource, Stack, Text, v } from '@corridor/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  readonly icon: IconSource;
  readonly title: string;
  readonly detail?: string;
  /** What to do about it. */
  readonly action?: ReactNode;
}

const StateRoot = styled.div.withConfig({ componentId: 'cr-EmptyState' })`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${v('space.4')};
  padding: ${v('space.12')} ${v('space.4')};
  text-align: center;
`;

const Medallion = styled.span.withConfig({ componentId: 'cr-EmptyMedallion' })`
  display: inline-flex;
  padding: ${v('space.3')};
  border-radius: ${v('radius.full')};
  background: ${v('surfaceActive')};
  color: ${v('textMuted')};
`;

/** Says why there is nothing to see and what would be here. */
export function EmptyState({ icon, title, detail, action }: EmptyStateProps) {
  return (
    <StateRoot>
      <Medallion>
        <Icon of={icon} size="lg" />
      </Medallion>
      <Stack gap={1} style={{ maxInlineSize: 420 }}>
        <Text variant="section">{title}</Text>
        {detail && <Text color="muted">{detail}</Text>}
      </Stack>
      {action}
    </StateRoot>
  );
}
