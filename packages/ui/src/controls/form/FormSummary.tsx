'use client';

import { forwardRef, type HTMLAttributes } from 'react';
import { useFormState } from 'react-hook-form';
import { Icon } from '../../icon/Icon';
import { ErrorIcon } from '../../icon/icons';
import { useMessages } from '../../messages/MessagesProvider';
import { type FieldOnPage, useFormLink } from './context';
import { SummaryBody, SummaryBox, SummaryLink, SummaryList, SummaryTitle } from './form.styles';
import { formEn } from './messages';
import { fieldsInOrder, focusField } from './onPage';
import { generalProblems, problemOf } from './problems';

/** Props of `FormSummary`. */
export type FormSummaryProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'>;

/** After a failed submit, how many fields need attention and a link to each; what no field can show stands first. */
export const FormSummary = forwardRef<HTMLDivElement, FormSummaryProps>(function FormSummary(props, ref) {
  const message = useMessages(formEn);
  const { control, fields, describeProblem } = useFormLink();
  const state = useFormState({ control });
  const { submitCount, errors } = state;
  const wrong = fieldsInOrder(fields.current, (name) => control.getFieldState(name, state).invalid);
  const general = generalProblems(errors, fields.current);
  if (submitCount === 0 || wrong.length + general.length === 0) return null;
  const count = wrong.length;
  const sentence = message(count === 1 ? 'form.summaryOne' : 'form.summary', { count });
  const titles = general.map(([path, problem]) => describeProblem(problem, path));
  return (
    <SummaryBox ref={ref} role={titles.length > 0 ? 'alert' : 'group'} aria-label={sentence} {...props}>
      <Icon of={ErrorIcon} />
      <SummaryBody>
        <SummaryTitle>{titles.length > 0 ? titles.join(' ') : sentence}</SummaryTitle>
        {count > 0 && (
          <SummaryList>
            {wrong.map(([name, field]) => (
              <li key={name}>
                <SummaryLink type="button" {...wordsOf(name, field)} onClick={() => focusField(field)} />
              </li>
            ))}
          </SummaryList>
        )}
      </SummaryBody>
    </SummaryBox>
  );

  /** The field's name to read, with what is wrong for who hears it alone. */
  function wordsOf(name: string, { label }: FieldOnPage) {
    const said = problemOf(errors, fields.current, name);
    const problem = describeProblem(said, name);
    if (typeof label !== 'string') return { children: problem };
    // A sentence that names the field stands alone.
    const named = describeProblem(said, name, label);
    return {
      children: label,
      'aria-label': named === problem ? message('form.summaryItem', { label, problem }) : named,
    };
  }
});
