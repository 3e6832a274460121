import { Inline, Text, v } from '@corridor/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Props of `LimitMeter`. */
export interface LimitMeterProps {
  readonly label: string;
  /** Beside the label: whether the limit is the default. */
  readonly note?: ReactNode;
  /** What remains, in words. */
  readonly remaining: string;
  /** Used share from 0 to 1; above 0.8 it warns. */
  readonly used: number;
}

const Track = styled.div.withConfig({ componentId: 'cr-LimitMeter' })`
  block-size: 6px;
  border-radius: ${v('radius.full')};
  background: ${v('surfaceActive')};
  overflow: hidden;
`;

const Bar = styled.div.withConfig({ componentId: 'cr-LimitMeterBar' })<{ $warning: boolean }>`
  block-size: 100%;
  border-radius: inherit;
  background: ${({ $warning }) => v($warning ? 'tone.warning.fill' : 'primary.fill')};
`;

/** A limit: what it is, what remains of it in words, and how much is used as a bar. */
export function LimitMeter({ label, note, remaining, used }: LimitMeterProps) {
  const share = Math.min(1, Math.max(0, used));
  return (
    <div>
      <Inline justify="between" wrap={false} style={{ marginBlockEnd: 6 }}>
        <Inline gap={2}>
          <Text variant="caption">{label}</Text>
          {note}
        </Inline>
        <Text variant="caption" color="muted" tabular align="end">
          {remaining}
        </Text>
      </Inline>
      <Track role="meter" aria-label={label} aria-valuemin={0} aria-valuemax={1} aria-valuenow={share} aria-valuetext={remaining}>
        <Bar $warning={share > 0.8} style={{ inlineSize: `${share * 100}%` }} />
      </Track>
    </div>
  );
}
