import type { CardDetail } from '@corridor/core';
import { Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import type { FormSlots, OwnControlProps } from '../../../kit/form/FormSlots';
import { cardDetailsMessages } from '../../../messages/card-details';
import { limitRows } from '../CardDetail/limitRows';
import { LimitFields } from './LimitFields';
import type { limitsForm } from './limitsForm';

function LimitsControl({ name, record: card }: OwnControlProps<unknown, CardDetail>) {
  const t = useMessages(cardDetailsMessages);
  if (!card) return null;
  return (
    <>
      <Text variant="caption" color="muted" style={{ gridColumn: '1 / -1' }}>
        {t('cards.limits.editHelp')}
      </Text>
      <LimitFields defaults={card.defaultLimits} rows={limitRows(card)} prefix={`${name}.`} />
    </>
  );
}

/** A box per limit, each with its default and what remains of it. */
export const limitSlots: FormSlots<typeof limitsForm> = { own: { limits: { Control: LimitsControl } } };
