import type { GatewayError } from '@corridor/core';
import { Box, Button, Inline, Stack } from '@corridor/ui';
import { useTranslator } from '../../i18n/I18nProvider';
import { useFocusOnce } from '../../runtime/useFocusOnce';
import { ProblemBanner } from '../display/ProblemBanner';
import type { TicketPart } from './TicketPart';
import type { TicketShape } from './TicketShape';

/** Props of `AwaitingStep`. */
export interface AwaitingStepProps<T extends TicketShape> extends TicketPart<T> {
  /** Says under which request it waits. */
  readonly error: GatewayError;
}

/** An order that other people must approve before it is placed: where to follow it, and the way to another one. */
export function AwaitingStep<T extends TicketShape>({ ticket, state, error }: AwaitingStepProps<T>) {
  const t = useTranslator();
  const status = useFocusOnce<HTMLDivElement>();
  return (
    <Box as="section" border radius="card" surface="base" padding={5} style={{ maxInlineSize: 640 }}>
      <Stack gap={5}>
        <div ref={status} tabIndex={-1} role="status">
          <ProblemBanner error={error} />
        </div>
        <Inline gap={3} justify="end">
          <Button variant="primary" onClick={state.restart}>
            {t(`${ticket.concept}.done.again`)}
          </Button>
        </Inline>
      </Stack>
    </Box>
  );
}
