import { DirtyGuardDialog, Form, Stack } from '@corridor/ui';
import type { ReactNode } from 'react';
import { beneficiariesMessages } from '../../messages/beneficiaries';
import { useWords } from '../../words/useWords';
import { BeneficiaryFieldControl } from './BeneficiaryFieldControl';
import { DestinationPart } from './DestinationPart';
import { FormNotices } from './FormNotices';
import { FormPart } from './FormPart';
import { PayeeCheckPart } from './PayeeCheckPart';
import { type FieldSection, inSections } from './sections';
import type { BeneficiaryFormState } from './useBeneficiaryForm';
import { useFieldWords } from './useFieldWords';

/** Props of `BeneficiaryFormBody`. */
export interface BeneficiaryFormBodyProps {
  readonly state: BeneficiaryFormState;
  /** Id of the form element, for a submit button that stands elsewhere. */
  readonly formId?: string;
  /** Buttons at the end. */
  readonly children?: ReactNode;
}

/** The form as it looks: the destination, and the parts that it asks for. */
export function BeneficiaryFormBody({ state, formId, children }: BeneficiaryFormBodyProps) {
  const say = useWords(beneficiariesMessages);
  const sayKey = useFieldWords();
  const { form, guard, target, shown, custom, destination } = state;
  return (
    <Form
      form={form}
      id={formId}
      onSubmit={(values) => state.submit(values)}
      describeProblem={sayKey}
      aria-label={say(`beneficiaries.form.${target.kind}`)}
    >
      <Stack gap={8}>
        <FormNotices state={state} />
        <DestinationPart state={state} />
        {inSections(shown).map(({ section, fields }) => (
          <FormPart
            key={section}
            title={say(`beneficiaries.form.section.${section}`)}
            help={hasHelp(section) ? say(`beneficiaries.form.help.${section}`) : undefined}
          >
            {fields.map((field) => (
              <BeneficiaryFieldControl
                key={field.path}
                field={field}
                bankCountry={destination?.bankCountry}
                change={custom[field.path]}
              />
            ))}
            {section === 'payee' && <PayeeCheckPart state={state} />}
          </FormPart>
        ))}
        {children}
      </Stack>
      <DirtyGuardDialog guard={guard} />
    </Form>
  );
}

function hasHelp(section: FieldSection): section is 'account' | 'payee' | 'route' {
  return section === 'account' || section === 'payee' || section === 'route';
}
