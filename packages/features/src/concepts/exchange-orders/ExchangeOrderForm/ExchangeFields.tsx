import { AmountSide } from './AmountSide';
import type { ExchangeTicketState } from './exchangeShape';
import { OwnerField } from './OwnerField';
import { SwapButton } from './SwapButton';

/** Whose money, what is sold and what is bought. */
export function ExchangeFields({ state }: { readonly state: ExchangeTicketState }) {
  return (
    <>
      <OwnerField state={state} />
      <AmountSide side="sell" state={state} />
      <SwapButton state={state} />
      <AmountSide side="buy" state={state} />
    </>
  );
}
