import { hasPayeeConfirmation, isLatinForm } from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import { FormActions } from '../../../kit/form/FormActions';
import type { FormBody } from '../../../kit/form/FormBody';
import { FormSection } from '../../../kit/form/FormSection';
import { submitWords } from '../../../kit/form/formTitle';
import { RecordForm } from '../../../kit/form/RecordForm';
import { lazyPart } from '../../../kit/lazyPart';
import { beneficiariesMessages } from '../../../messages/beneficiaries';
import type { BeneficiaryBodyProps } from './BeneficiaryBodyProps';
import { BeneficiaryFieldControl } from './BeneficiaryFieldControl';
import { BeneficiaryNotices } from './BeneficiaryNotices';
import { changeOf } from './customization';
import { DestinationPart } from './DestinationPart';
import { formList } from './formList';
import { LatinField } from './LatinField';
import { type FieldSection, inSections } from './sections';
import { useBeneficiaryForm } from './useBeneficiaryForm';
import { useFieldWords } from './useFieldWords';

const PayeeCheckPart = lazyPart(async () => (await import('./PayeeCheckPart')).PayeeCheckPart);

/** The form as it looks: the destination, and the parts that it asks for. */
function BeneficiaryBody(props: BeneficiaryBodyProps) {
  const t = useMessages(beneficiariesMessages);
  const translateKey = useFieldWords();
  const state = useBeneficiaryForm(props);
  const { shown, custom, destination } = state;
  return (
    <RecordForm state={state} head={<BeneficiaryNotices state={state} />} describeProblem={translateKey}>
      <DestinationPart state={state} />
      {inSections(shown).map(({ section, fields }) => (
        <FormSection
          key={section}
          title={t(`beneficiaries.form.section.${section}`)}
          help={hasHelp(section) ? t(`beneficiaries.form.help.${section}`) : undefined}
        >
          {fields.map((field) =>
            isLatinForm(field.rule) ? (
              <LatinField
                key={field.path}
                field={field}
                rule={field.rule}
                state={state}
                change={changeOf(custom, field.path)}
              />
            ) : (
              <BeneficiaryFieldControl
                key={field.path}
                field={field}
                group={fields.filter(({ oneOf }) => oneOf !== undefined && oneOf === field.oneOf)}
                bankCountry={destination?.bankCountry}
                change={changeOf(custom, field.path)}
              />
            ),
          )}
          {section === 'payee' && destination && hasPayeeConfirmation(destination) && <PayeeCheckPart state={state} />}
        </FormSection>
      ))}
      <FormActions submit={submitWords(formList, props.target, translateKey)} />
    </RecordForm>
  );
}

function hasHelp(section: FieldSection): section is 'account' | 'payee' | 'route' {
  return section === 'account' || section === 'payee' || section === 'route';
}

/** The body of a beneficiary's form. Guarantee: its frame gives it beneficiaries. */
export const beneficiaryBody = BeneficiaryBody as FormBody;
