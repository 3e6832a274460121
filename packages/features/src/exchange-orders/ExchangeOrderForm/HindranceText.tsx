import { Text } from '@corridor/ui';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { useWords } from '../../words/useWords';
import type { Hindrance } from './hindrance';

/** Why the button above cannot be pressed, or what pressing it leads to; its line is always there, so that nothing jumps. */
export function HindranceText({ id, hindrance }: { readonly id: string; readonly hindrance: Hindrance | undefined }) {
  const say = useWords(exchangeOrdersMessages);
  return (
    <Text id={id} variant="caption" color="muted" align="center" style={{ minBlockSize: 20 }}>
      {say(`exchangeOrders.form.hindrance.${hindrance ?? 'none'}`)}
    </Text>
  );
}
