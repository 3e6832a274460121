import { Heading, Stack } from '@corridor/ui';
import { useTranslator } from '../../i18n/I18nProvider';
import type { TicketDeclaration } from './TicketDeclaration';
import { TicketLevelContext } from './TicketHeading';
import type { TicketOptions } from './TicketOptions';
import type { TicketShape } from './TicketShape';
import { TicketSteps } from './TicketSteps';
import { useTicket } from './useTicket';

/** Props of `TicketBody`. */
export interface TicketBodyProps<T extends TicketShape> {
  readonly ticket: TicketDeclaration<T>;
  readonly options: TicketOptions<T>;
}

/** The ticket in whatever state it is, under its heading. */
export function TicketBody<T extends TicketShape>({ ticket, options }: TicketBodyProps<T>) {
  const t = useTranslator();
  const state = useTicket(ticket, options);
  const level = options.headingLevel ?? 2;
  return (
    <Stack gap={6} style={{ maxInlineSize: 1040 }}>
      <Heading level={level}>{t(`${ticket.concept}.form.title`)}</Heading>
      <TicketLevelContext.Provider value={level}>
        <TicketSteps ticket={ticket} state={state} />
      </TicketLevelContext.Provider>
    </Stack>
  );
}
