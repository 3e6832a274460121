import { useMessages } from '@corridor/features';
import { ArrowBackIcon, Button, Icon, Stack } from '@corridor/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { hostMessages } from '../../messages/host';
import { pathOf } from '../../routes/paths';
import { AddressNotice, type AddressNoticeProps } from '../address/AddressNotice';

/** Props of `TicketPlace`. */
export interface TicketPlaceProps extends Partial<AddressNoticeProps> {
  /** The list in whose place the ticket stands. */
  readonly list: 'transfer' | 'payment-orders' | 'withdrawal-orders';
  readonly children: ReactNode;
}

/** A ticket in the place of its list, with the way back to it. */
export function TicketPlace({ list, read, children }: TicketPlaceProps) {
  const t = useMessages(hostMessages);
  const navigate = useNavigate();
  return (
    <Stack gap={4}>
      <div>
        <Button
          size="sm"
          variant="ghost"
          startIcon={<Icon of={ArrowBackIcon} size="sm" mirror />}
          onClick={() => navigate(pathOf(list))}
        >
          {t(`host.route.${list}`)}
        </Button>
      </div>
      {read && <AddressNotice read={read} />}
      {children}
    </Stack>
  );
}
