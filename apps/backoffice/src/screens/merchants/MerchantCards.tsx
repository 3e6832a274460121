import { CardTable } from '@corridor/features';
import { saveFile } from '../../shell/saveFile';

/** Cards of a merchant. */
export function MerchantCards({ merchantId }: { readonly merchantId: string }) {
  return <CardTable pinnedFilter={{ merchantId }} onExport={saveFile} headingLevel={3} />;
}
