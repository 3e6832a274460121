import { Button } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import type { SlotProps } from '../../../kit/list/ListParts';
import { merchantsMessages } from '../../../messages/merchants';
import type { merchantList } from '../merchantList';
import type { MerchantTableOptions } from './MerchantTableOptions';

/** The way to the merchants that wait for their review. */
export function ReviewButton({ options: { onReview } }: SlotProps<typeof merchantList, MerchantTableOptions>) {
  const t = useMessages(merchantsMessages);
  if (!onReview) return null;
  return <Button onClick={onReview}>{t('merchants.review.open')}</Button>;
}
