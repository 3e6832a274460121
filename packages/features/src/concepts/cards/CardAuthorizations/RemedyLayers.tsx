import type { CardDetail, DeclineRemedy } from '@corridor/core';
import { useDisplayTools } from '../../../kit/columns/useDisplayTools';
import { lazyPart } from '../../../kit/lazyPart';
import { cardActions } from '../cardActions';

const CardFormDrawer = lazyPart(async () => (await import('../CardForms/CardFormDrawer')).CardFormDrawer);

const CardTopUpDialog = lazyPart(async () => (await import('../CardTopUp/CardTopUpDialog')).CardTopUpDialog);

/** Props of `RemedyLayers`. */
export interface RemedyLayersProps {
  readonly card: CardDetail;
  readonly remedy: DeclineRemedy;
  readonly onClose: () => void;
}

/** What opens to do the remedy of a decline: an action's confirmation, the limits, a top-up or an application. */
export function RemedyLayers({ card, remedy, onClose }: RemedyLayersProps) {
  const tools = useDisplayTools();
  const { id, merchantId } = card;
  const closes = { onClose, onDone: onClose };
  if (remedy === 'raiseLimits') return <CardFormDrawer target={{ kind: 'limits', id }} {...closes} />;
  if (remedy === 'applyForCard')
    return <CardFormDrawer target={{ kind: 'create' }} initial={{ merchantId }} {...closes} />;
  if (remedy === 'topUp') return <CardTopUpDialog card={card} onClose={onClose} />;
  return <cardActions.Question name={remedy} row={card} tools={tools} onClose={onClose} onDone={onClose} />;
}
