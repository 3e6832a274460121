import { Banner, Button, FormSummary, Text } from '@corridor/ui';
import { ProblemBanner } from '../../display/ProblemBanner';
import { beneficiariesMessages } from '../../messages/beneficiaries';
import { useWords } from '../../words/useWords';
import type { BeneficiaryFormState } from './useBeneficiaryForm';

/** What the reader must know before going on: what is wrong, why saving failed, who has this account already. */
export function FormNotices({ state }: { readonly state: BeneficiaryFormState }) {
  const say = useWords(beneficiariesMessages);
  const { failure, twin, list, form } = state;
  return (
    <>
      {list.error && (
        <Banner
          tone="warning"
          title={say('beneficiaries.form.fallback.title')}
          actions={
            <Button size="sm" onClick={list.retry}>
              {say('actions.retry')}
            </Button>
          }
        >
          <Text variant="caption">{say('beneficiaries.form.fallback.detail')}</Text>
        </Banner>
      )}
      {twin === undefined ? (
        <FormSummary />
      ) : (
        <Banner
          tone="warning"
          title={say('beneficiaries.form.twin.title')}
          actions={
            <Button size="sm" onClick={() => void state.submit(form.getValues(), true)}>
              {say('beneficiaries.form.twin.keep')}
            </Button>
          }
        >
          <Text variant="caption">{say('beneficiaries.form.twin.detail', { reason: twin })}</Text>
        </Banner>
      )}
      {failure && (
        <>
          <ProblemBanner error={failure} />
          <Text variant="caption" color="muted">
            {say('beneficiaries.form.kept')}
          </Text>
        </>
      )}
    </>
  );
}
