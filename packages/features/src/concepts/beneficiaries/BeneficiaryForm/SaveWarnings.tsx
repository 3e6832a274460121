import { Banner, Button, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { beneficiariesMessages } from '../../../messages/beneficiaries';
import type { BeneficiaryFormState } from './useBeneficiaryForm';

/** Says that a key is somebody else's or that the account is there already; the reader may save all the same. */
export function SaveWarnings({ state }: { readonly state: BeneficiaryFormState }) {
  const t = useMessages(beneficiariesMessages);
  const { duplicate, otherKey, destination } = state;
  const type = destination?.pixKeyType === 'cnpj' ? 'CNPJ' : 'CPF';
  const keep = (
    <Button size="sm" onClick={() => void state.saveAnyway()}>
      {t('beneficiaries.form.duplicate.keep')}
    </Button>
  );
  return (
    <>
      {otherKey && (
        <Banner tone="warning" role="alert" title={t('beneficiaries.form.otherKey.title')} actions={keep}>
          <Text variant="caption">{t('beneficiaries.form.otherKey.detail', { type })}</Text>
        </Banner>
      )}
      {duplicate !== undefined && (
        <Banner tone="warning" title={t('beneficiaries.form.duplicate.title')} actions={keep}>
          <Text variant="caption">{t('beneficiaries.form.duplicate.detail', { reason: duplicate })}</Text>
        </Banner>
      )}
    </>
  );
}
