import { Banner, Button, FormSummary, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { beneficiariesMessages } from '../../../messages/beneficiaries';
import type { BeneficiaryFormState } from './useBeneficiaryForm';

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
      {otherKey && <OtherKeyNotice state={state} />}
      {duplicate === undefined ? (
        <FormSummary />
      ) : (
        <Banner
          tone="warning"
          title={t('beneficiaries.form.duplicate.title')}
          actions={
            <Button size="sm" onClick={() => void state.saveAnyway()}>
              {t('beneficiaries.form.duplicate.keep')}
            </Button>
          }
        >
          <Text variant="caption">{t('beneficiaries.form.duplicate.detail', { reason: duplicate })}</Text>
        </Banner>
      )}
    </>
  );
}

function OtherKeyNotice({ state }: { readonly state: BeneficiaryFormState }) {
  const t = useMessages(beneficiariesMessages);
  const type = state.destination?.pixKeyType === 'cnpj' ? 'CNPJ' : 'CPF';
  return (
    <Banner
      tone="warning"
      role="alert"
      title={t('beneficiaries.form.otherKey.title')}
      actions={
        <Button size="sm" onClick={() => void state.saveAnyway()}>
          {t('beneficiaries.form.duplicate.keep')}
        </Button>
      }
    >
      <Text variant="caption">{t('beneficiaries.form.otherKey.detail', { type })}</Text>
    </Banner>
  );
}
