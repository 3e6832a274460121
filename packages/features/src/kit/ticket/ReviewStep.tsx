import { Box, Inline, Stack, Text } from '@corridor/ui';
import { useTranslator } from '../../i18n/I18nProvider';
import { useFocusOnce } from '../../runtime/useFocusOnce';
import { DetailList } from '../display/DetailList';
import { ProblemBanner } from '../display/ProblemBanner';
import { ConfirmLine } from './ConfirmLine';
import { ExpiredNotice } from './ExpiredNotice';
import { OutcomeActions } from './OutcomeActions';
import { OutcomeNotice } from './OutcomeNotice';
import { PriceChangeNotice } from './PriceChangeNotice';
import { PriceClock } from './PriceClock';
import { usePayerItems } from './payer';
import { openOutcomeOf } from './Submission';
import { TicketHeading } from './TicketHeading';
import type { TicketPart } from './TicketPart';
import type { TicketShape } from './TicketShape';

/** Props of `ReviewStep`. */
export interface ReviewStepProps<T extends TicketShape> extends TicketPart<T> {
  readonly price: T['price'];
}

/** The second step: the same figures once more, and the order itself. */
export function ReviewStep<T extends TicketShape>({ ticket, state, price }: ReviewStepProps<T>) {
  const t = useTranslator();
  const heading = useFocusOnce<HTMLElement>();
  const { live, submission } = state;
  const isOpen = submission.now.state === 'idle' || submission.now.state === 'refused';
  const outcome = openOutcomeOf(submission.now);
  const items = ticket.useLines(price);
  const payer = usePayerItems(state.payer, ticket.debit(undefined, price));
  const { Intro, Figures } = ticket;
  return (
    <Box as="section" border radius="card" surface="base" padding={5} style={{ maxInlineSize: 640 }}>
      <Stack gap={5}>
        <Inline justify="between">
          <TicketHeading ref={heading}>{t(`${ticket.concept}.form.reviewTitle`)}</TicketHeading>
          {isOpen && live.deadline && !live.expired && <PriceClock deadline={live.deadline} />}
        </Inline>
        {Intro && <Intro price={price} state={state} />}
        <Figures price={price} state={state} />
        <ReviewNotices ticket={ticket} state={state} onAgreed={() => heading.current?.focus()} />
        {outcome && <OutcomeNotice outcome={outcome} />}
        <DetailList items={[...payer, ...items]} />
        {outcome ? (
          <OutcomeActions ticket={ticket} state={state} outcome={outcome} deadline={live.deadline} />
        ) : (
          <ConfirmLine ticket={ticket} state={state} />
        )}
      </Stack>
    </Box>
  );
}

/** What the reader must know before confirming. */
function ReviewNotices<T extends TicketShape>({
  ticket,
  state: { live, submission },
  onAgreed,
}: TicketPart<T> & { readonly onAgreed: () => void }) {
  const t = useTranslator();
  const refused = submission.now.state === 'refused' ? submission.now.error : undefined;
  return (
    <>
      {(refused ?? live.error) && (
        <Stack gap={2}>
          <ProblemBanner error={refused ?? live.error} />
          <Text variant="caption" color="muted">
            {t('ticket.kept')}
          </Text>
        </Stack>
      )}
      {live.expired && <ExpiredNotice live={live} />}
      <PriceChangeNotice ticket={ticket} live={live} onAgreed={onAgreed} />
    </>
  );
}
