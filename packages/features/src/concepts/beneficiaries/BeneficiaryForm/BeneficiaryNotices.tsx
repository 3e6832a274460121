import { Banner, Button, FormSummary, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { lazyPart } from '../../../kit/lazyPart';
import { beneficiariesMessages } from '../../../messages/beneficiaries';
import type { BeneficiaryFormState } from './useBeneficiaryForm';

const SaveWarnings = lazyPart(async () => (await import('./SaveWarnings')).SaveWarnings);

/** What the reader must know before going on: what is wrong, which fields could not be loaded, who has this account already. */
export function BeneficiaryNotices({ state }: { readonly state: BeneficiaryFormState }) {
  const t = useMessages(beneficiariesMessages);
  const { duplicate, otherKey, list } = state;
  return (
    <>
      {list.error && (
        <Banner
          tone="warning"
          title={t('beneficiaries.form.fallback.title')}
          actions={
            <Button size="sm" onClick={list.retry}>
              {t('actions.retry')}
            </Button>
          }
        >
          <Text variant="caption">{t('beneficiaries.form.fallback.detail')}</Text>
        </Banner>
      )}
      {(otherKey || duplicate !== undefined) && <SaveWarnings state={state} />}
      {duplicate === undefined && <FormSummary />}
    </>
  );
}
