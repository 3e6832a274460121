import { Box, Inline, Text, v } from '@corridor/ui';
import { styled } from 'styled-components';

/** Props of `LimitMeter`. */
export interface LimitMeterProps {
  readonly label: string;
  /** Beside the label: whether the limit is the default. */
  readonly note?: string | undefined;
  /** What remains, in words. */
  readonly remaining: string;
  /** Used share from 0 to 1, above 0.8 it warns; no bar where nothing is used up. */
  readonly used: number | undefined;
}

const Track = styled.div.withConfig({ componentId: 'cr-LimitMeter' })`
  block-size: 6px;
  border-radius: ${v('radius.full')};
  background: ${v('surfaceActive')};
  overflow: hidden;
`;

const Bar = styled(Box).withConfig({ componentId: 'cr-LimitMeterBar' })<{ $warning: boolean }>`
  block-size: 100%;
  border-radius: inherit;
  background: ${({ $warning }) => v($warning ? 'tone.warning.fill' : 'primary.fill')};
`;

/** A limit: what it is, what remains of it in words, and how much is used as a bar. */
export function LimitMeter({ label, note, remaining, used }: LimitMeterProps) {
  return (
    <div>
      <Inline justify="between" wrap={false} style={{ marginBlockEnd: 6 }}>
        <Inline gap={2} align="baseline">
          <Text variant="caption">{label}</Text>
          {note && (
            <Text variant="small" color="muted">
              {note}
            </Text>
          )}
        </Inline>
        <Text variant="caption" color="muted" tabular align="end" dir="auto">
          {remaining}
        </Text>
      </Inline>
      {used !== undefined && <UsedBar label={label} remaining={remaining} share={Math.min(1, Math.max(0, used))} />}
    </div>
  );
}

interface UsedBarProps {
  readonly label: string;
  readonly remaining: string;
  readonly share: number;
}

function UsedBar({ label, remaining, share }: UsedBarProps) {
  const now = { 'aria-valuemin': 0, 'aria-valuemax': 1, 'aria-valuenow': share, 'aria-valuetext': remaining };
  return (
    <Track role="meter" aria-label={label} {...now}>
      <Bar $warning={share > 0.8} style={{ inlineSize: `${share * 100}%` }} />
    </Track>
  );
}
