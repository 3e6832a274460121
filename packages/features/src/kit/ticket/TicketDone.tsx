import { Box, Button, Icon, Inline, Stack, SuccessIcon, Text } from '@corridor/ui';
import type { ReactNode } from 'react';
import { useTranslator } from '../../i18n/I18nProvider';
import { useFocusOnce } from '../../runtime/useFocusOnce';
import { TicketHeading } from './TicketHeading';
import type { TicketConcept } from './TicketShape';

/** Props of `TicketDone`. */
export interface TicketDoneProps {
  readonly concept: TicketConcept;
  /** What has happened. */
  readonly title: string;
  /** Where the order stands, told again when it changes. */
  readonly status: ReactNode;
  readonly children: ReactNode;
  readonly onOpen: (() => void) | undefined;
  readonly onRestart: () => void;
  /** Buttons of its own, before ours. */
  readonly buttons?: ReactNode;
}

/** The outcome of a ticket, which stays: what was ordered, where it stands, and what may be done next. */
export function TicketDone({ concept, title, status, children, onOpen, onRestart, buttons }: TicketDoneProps) {
  const t = useTranslator();
  const heading = useFocusOnce<HTMLElement>();
  return (
    <Box as="section" border radius="card" surface="base" padding={5} style={{ maxInlineSize: 640 }}>
      <Stack gap={5}>
        <Inline gap={3}>
          <Text color="success">
            <Icon of={SuccessIcon} size="lg" />
          </Text>
          <TicketHeading ref={heading}>{title}</TicketHeading>
          <span role="status">{status}</span>
        </Inline>
        {children}
        <Inline gap={3} justify="end">
          {buttons}
          {onOpen && <Button onClick={onOpen}>{t('ticket.done.open')}</Button>}
          <Button variant="primary" onClick={onRestart}>
            {t(`${concept}.done.again`)}
          </Button>
        </Inline>
      </Stack>
    </Box>
  );
}
