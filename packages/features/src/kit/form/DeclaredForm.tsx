import { useTranslator } from '../../i18n/I18nProvider';
import { FormActions } from './FormActions';
import { FormFields } from './FormFields';
import { submitWords } from './formTitle';
import { RecordForm } from './RecordForm';
import { type DeclaredFormOptions, useDeclaredForm } from './useDeclaredForm';

/** A form on one page: its fields, and the buttons that save it. */
export function DeclaredForm(options: DeclaredFormOptions) {
  const t = useTranslator();
  const declared = useDeclaredForm(options);
  return (
    <RecordForm state={declared.state}>
      <FormFields state={declared} />
      <FormActions submit={submitWords(options.declaration.list, options.target, t)} />
    </RecordForm>
  );
}
