import { Dialog } from '@corridor/ui';
import type { ReactNode, RefObject } from 'react';
import { useTranslator } from '../../i18n/I18nProvider';
import type { TicketDeclaration } from './TicketDeclaration';
import { TicketLevelContext } from './TicketHeading';
import type { TicketOptions } from './TicketOptions';
import type { TicketShape } from './TicketShape';
import { TicketSteps } from './TicketSteps';
import { useTicket } from './useTicket';

/** Props of `TicketDialog`. */
export interface TicketDialogProps<T extends TicketShape> {
  readonly ticket: TicketDeclaration<T>;
  readonly options: TicketOptions<T>;
  /** What the money is moved for. */
  readonly description: ReactNode;
  readonly firstRef: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** A ticket over the record that it belongs to; it stays while an order is on its way. */
export function TicketDialog<T extends TicketShape>({ ticket, options, onClose, ...rest }: TicketDialogProps<T>) {
  const t = useTranslator();
  const state = useTicket(ticket, options);
  const { description, firstRef } = rest;
  return (
    <Dialog
      open
      width="md"
      onClose={() => {
        state.forget();
        onClose();
      }}
      undismissable={['sending', 'looking'].includes(state.submission.now.state)}
      initialFocus={firstRef}
      title={t(`${ticket.concept}.form.title`)}
      description={description}
    >
      <TicketLevelContext.Provider value={2}>
        <TicketSteps ticket={ticket} state={state} />
      </TicketLevelContext.Provider>
    </Dialog>
  );
}
