import {
  add,
  fromWireMoney,
  isPositive,
  type Money,
  money,
  subtract,
  toWireMoney,
  type WireMoney,
} from '@corridor/core';
import { Box, Inline, Text, v } from '@corridor/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/useMessages';
import { coverageMessages } from '../../messages/coverage';
import { useFormatters } from '../../runtime/useFormatters';

/** Props of `CoverageMeter`. */
export interface CoverageMeterProps {
  /** What is covered, for a screen reader. */
  readonly label: string;
  readonly amount: WireMoney;
  readonly linked: WireMoney;
  /** What would be linked beside it; drawn lighter. */
  readonly planned?: Money | undefined;
}

const Track = styled.div.withConfig({ componentId: 'cr-CoverageMeter' })`
  display: flex;
  block-size: 6px;
  margin-block-end: ${v('space.1')};
  border-radius: ${v('radius.full')};
  background: ${v('surfaceActive')};
  overflow: hidden;
`;

const Bar = styled(Box).withConfig({ componentId: 'cr-CoverageBar' })<{ $planned?: boolean }>`
  background: ${v('primary.fill')};
  opacity: ${({ $planned }) => ($planned ? 0.45 : 1)};
  transition: inline-size ${v('motion.fast')} ${v('motion.ease')};
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const ONE_LINE = { whiteSpace: 'nowrap' } as const;

/** How much of an amount is linked, what is about to be, and what is left. */
export function CoverageMeter({ label, amount, linked, planned }: CoverageMeterProps) {
  const t = useMessages(coverageMessages);
  const format = useFormatters();
  const [whole, done] = [fromWireMoney(amount), fromWireMoney(linked)];
  const more = planned ?? money(0n, whole.currency);
  const left = subtract(whole, add(done, more));
  const covered = t('coverage.linked', { linked: format.amount(linked), amount: format.money(amount) });
  const after = isPositive(more) ? 'After' : '';
  const rest = isPositive(left)
    ? t(`coverage.left${after}`, { amount: format.amount(toWireMoney(left)) })
    : t(`coverage.full${after}`);
  const now = { 'aria-valuemin': 0, 'aria-valuemax': 1, 'aria-valuenow': shareOf(done, whole) };
  return (
    <div>
      <Track role="meter" aria-label={label} aria-valuetext={`${covered} · ${rest}`} {...now}>
        <Bar style={{ inlineSize: `${shareOf(done, whole) * 100}%` }} />
        <Bar $planned style={{ inlineSize: `${shareOf(more, whole) * 100}%` }} />
      </Track>
      <Inline justify="between" gap={2}>
        <Text variant="small" color="muted" tabular dir="auto" style={ONE_LINE}>
          {covered}
        </Text>
        <Text variant="small" color="muted" tabular dir="auto" style={ONE_LINE}>
          {rest}
        </Text>
      </Inline>
    </div>
  );
}

const PARTS = 10_000n;

function shareOf(part: Money, whole: Money): number {
  if (whole.minor <= 0n) return 0;
  return Math.min(1, Math.max(0, Number((part.minor * PARTS) / whole.minor) / Number(PARTS)));
}
