import { Banner, Button, Stack, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { payeeCheckMessages } from '../../../messages/payee-check';
import type { BeneficiaryFormState } from './useBeneficiaryForm';
import { type PayeeCheck, usePayeeCheck } from './usePayeeCheck';

const WHOLE = { gridColumn: '1 / -1' } as const;

/** Asks the bank whether the account belongs to the payee; what it says warns and never blocks. */
export function PayeeCheckPart({ state }: { readonly state: BeneficiaryFormState }) {
  const t = useMessages(payeeCheckMessages);
  const check = usePayeeCheck(state);
  return (
    <Stack gap={3} align="start" style={WHOLE}>
      <Button size="sm" loading={check.busy} onClick={() => void check.ask()}>
        {t('beneficiaries.payeeCheck.ask')}
      </Button>
      <PayeeAnswerNotice check={check} />
    </Stack>
  );
}

function PayeeAnswerNotice({ check: { answer, busy, take } }: { readonly check: PayeeCheck }) {
  const t = useMessages(payeeCheckMessages);
  if (!answer || busy) return null;
  const { confirmation, name } = answer;
  if (confirmation === 'unavailable') {
    return (
      <Text role="status" variant="caption" color="muted">
        {t('beneficiaries.payeeCheck.unavailable')}
      </Text>
    );
  }
  if (confirmation === 'match') return <Banner tone="success">{t('beneficiaries.payeeCheck.match')}</Banner>;
  const offered = confirmation === 'closeMatch' ? name : null;
  const detail = offered
    ? t('beneficiaries.payeeCheck.suggested', { name: offered })
    : t(`beneficiaries.payeeCheck.${confirmation}Detail`);
  return (
    <Banner
      tone="warning"
      title={t(`beneficiaries.payeeCheck.${confirmation}`)}
      actions={
        offered && (
          <Button size="sm" onClick={() => void take(offered)}>
            {t('beneficiaries.payeeCheck.take')}
          </Button>
        )
      }
    >
      <Text variant="caption">{detail}</Text>
    </Banner>
  );
}
