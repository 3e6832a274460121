import type { ExchangeQuote } from '@corridor/core';
import { ArrowForwardIcon, Box, Heading, Icon, Inline, Stack, Text } from '@corridor/ui';
import { DetailList } from '../../display/DetailList';
import { ProblemBanner } from '../../display/ProblemBanner';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { useFocusOnce } from '../../runtime/useFocusOnce';
import { useWords } from '../../words/useWords';
import { ConfirmLine } from './ConfirmLine';
import { ExpiredNotice } from './ExpiredNotice';
import { Figure } from './Figure';
import { OutcomeActions } from './OutcomeActions';
import { OutcomeNotice } from './OutcomeNotice';
import { PriceChangeNotice } from './PriceChangeNotice';
import { QuoteClock } from './QuoteClock';
import { FigureLine } from './ticket.styles';
import type { ExchangeTicketState } from './useExchangeTicket';
import { openOutcomeOf } from './useOrderSubmission';
import { usePriceItems } from './usePriceItems';

/** Props of `ReviewStep`. */
export interface ReviewStepProps {
  readonly state: ExchangeTicketState;
  readonly quote: ExchangeQuote;
}

/** The second step: the same figures once more, and the order itself. */
export function ReviewStep({ state, quote }: ReviewStepProps) {
  const say = useWords(exchangeOrdersMessages);
  const heading = useFocusOnce<HTMLElement>();
  const { live, submission } = state;
  const isOpen = submission.now.state === 'idle' || submission.now.state === 'refused';
  const outcome = openOutcomeOf(submission.now);
  const items = usePriceItems(quote);
  return (
    <Box as="section" border radius="card" surface="base" padding={5} style={{ maxInlineSize: 640 }}>
      <Stack gap={5}>
        <Inline justify="between">
          <Heading level={3} ref={heading} tabIndex={-1}>
            {say('exchangeOrders.form.reviewTitle')}
          </Heading>
          {isOpen && live.deadline && !live.expired && <QuoteClock deadline={live.deadline} />}
        </Inline>
        <Text color="muted">{say('exchangeOrders.form.for', { owner: quote.ownerName })}</Text>
        <FigureLine>
          <Figure label={say('exchangeOrders.form.sell')} value={quote.sell} fixed={quote.fixedSide === 'sell'} />
          <Icon of={ArrowForwardIcon} mirror />
          <Figure label={say('exchangeOrders.form.buy')} value={quote.buy} fixed={quote.fixedSide === 'buy'} />
        </FigureLine>
        <ReviewNotices state={state} quote={quote} onAgreed={() => heading.current?.focus()} />
        {outcome && <OutcomeNotice outcome={outcome} />}
        <DetailList items={items} />
        {outcome ? (
          <OutcomeActions state={state} outcome={outcome} quoteId={quote.id} deadline={live.deadline} />
        ) : (
          <ConfirmLine state={state} />
        )}
      </Stack>
    </Box>
  );
}

/** What the reader must know before confirming; agreeing takes a notice away, so the focus goes elsewhere. */
function ReviewNotices({ state, quote, onAgreed }: ReviewStepProps & { readonly onAgreed: () => void }) {
  const say = useWords(exchangeOrdersMessages);
  const { live, submission } = state;
  const { before, expired, error } = live;
  const agree = () => {
    live.accept();
    onAgreed();
  };
  const refused = submission.now.state === 'refused' ? submission.now.error : undefined;
  return (
    <>
      {(refused ?? error) && (
        <Stack gap={2}>
          <ProblemBanner error={refused ?? error} />
          <Text variant="caption" color="muted">
            {say('exchangeOrders.form.kept')}
          </Text>
        </Stack>
      )}
      {expired && <ExpiredNotice live={live} />}
      {before && !expired && !error && <PriceChangeNotice before={before} now={quote} onAccept={agree} />}
    </>
  );
}
