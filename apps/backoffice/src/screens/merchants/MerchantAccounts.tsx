import { AccountTable } from '@corridor/features';
import { saveFile } from '../../shell/saveFile';

/** Accounts of a merchant. */
export function MerchantAccounts({ merchantId }: { readonly merchantId: string }) {
  return <AccountTable pinnedFilter={{ ownerId: merchantId }} onExport={saveFile} headingLevel={3} />;
}
