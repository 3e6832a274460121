import { Box, Button, Inline, Skeleton, Stack, Text } from '@corridor/ui';
import { type ReactNode, useRef } from 'react';
import { useTranslator } from '../../i18n/I18nProvider';
import { DetailList } from '../display/DetailList';
import { ProblemBanner } from '../display/ProblemBanner';
import { ExpiredNotice } from './ExpiredNotice';
import { PriceChangeNotice } from './PriceChangeNotice';
import { PriceClock } from './PriceClock';
import { usePayerItems } from './payer';
import { TicketHeading } from './TicketHeading';
import type { TicketPart } from './TicketPart';
import type { TicketShape } from './TicketShape';

/** Props of `PricePart`. */
export interface PricePartProps<T extends TicketShape> extends TicketPart<T> {
  /** What comes after the price. */
  readonly children: ReactNode;
}

/** The price of what is typed: everything that leaves and arrives, and how long it holds. */
export function PricePart<T extends TicketShape>({ ticket, state, children }: PricePartProps<T>) {
  const t = useTranslator();
  const { live } = state;
  const title = t(ticket.price.heading ?? 'ticket.price');
  const heading = useRef<HTMLElement>(null);
  return (
    <Box as="section" aria-label={title} border radius="card" surface="base" padding={5}>
      <Stack gap={4}>
        <Inline justify="between" style={{ minBlockSize: 28 }}>
          <TicketHeading ref={heading}>{title}</TicketHeading>
          {Boolean(live.price) && live.deadline && !live.expired && <PriceClock deadline={live.deadline} />}
        </Inline>
        <Notices ticket={ticket} state={state} onAgreed={() => heading.current?.focus()} />
        <PriceFigures ticket={ticket} state={state} />
        {children}
      </Stack>
    </Box>
  );
}

interface NoticesProps<T extends TicketShape> extends TicketPart<T> {
  /** Agreeing takes a notice away, so the focus goes elsewhere. */
  readonly onAgreed: () => void;
}

function Notices<T extends TicketShape>({ ticket, state: { live }, onAgreed }: NoticesProps<T>) {
  const t = useTranslator();
  const { error, expired } = live;
  const isOfField = error?.fields.some(({ path }) => path === 'amount.amount');
  return (
    <>
      {error && !isOfField && (
        <Stack gap={2}>
          <ProblemBanner error={error} />
          <Inline justify="between">
            <Text variant="caption" color="muted">
              {t('ticket.kept')}
            </Text>
            <Button size="sm" onClick={live.renew}>
              {t('actions.retry')}
            </Button>
          </Inline>
        </Stack>
      )}
      {expired && <ExpiredNotice live={live} />}
      <PriceChangeNotice ticket={ticket} live={live} onAgreed={onAgreed} />
    </>
  );
}

function PriceFigures<T extends TicketShape>({ ticket, state }: TicketPart<T>) {
  const t = useTranslator();
  const { price, asking } = state.live;
  const items = ticket.useLines(price);
  const payer = usePayerItems(state.payer, price ? ticket.debit(undefined, price) : null);
  if (price) return <DetailList items={[...payer, ...items]} />;
  if (!asking) return <Text color="muted">{t(`${ticket.concept}.form.noPrice`)}</Text>;
  return (
    <Stack gap={3} aria-busy="true" role="status" aria-label={t('ticket.blocked.asking')}>
      {['rate', 'midRate', 'fee', 'total', 'settles'].map((line) => (
        <Skeleton key={line} />
      ))}
    </Stack>
  );
}
