'use client';

import { forwardRef, type HTMLAttributes } from 'react';
import { type FieldErrors, useFormState } from 'react-hook-form';
import { Icon } from '../icon/Icon';
import { ErrorIcon } from '../icon/icons';
import { useMessages } from '../messages/MessagesProvider';
import { type FieldOnPage, useFormLink } from './context';
import { SummaryBox, SummaryLink, SummaryList, SummaryTitle } from './form.styles';
import { formEn } from './messages';
import { fieldsInOrder, focusField } from './onPage';

/** Props of `FormSummary`. */
export type FormSummaryProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'>;

/** After a failed submit, what is wrong in the form: each line leads to its field, and what no field can show stands first. */
export const FormSummary = forwardRef<HTMLDivElement, FormSummaryProps>(function FormSummary(props, ref) {
  const message = useMessages(formEn);
  const { control, fields, describeProblem } = useFormLink();
  const state = useFormState({ control });
  const { submitCount, errors } = state;
  const wrong = fieldsInOrder(fields.current, (name) => control.getFieldState(name, state).invalid);
  const general = generalProblems(errors);
  if (submitCount === 0 || wrong.length + general.length === 0) return null;
  const line = (name: string, { label }: FieldOnPage) => {
    const problem = describeProblem(control.getFieldState(name, state).error?.message ?? '', name);
    return typeof label === 'string' ? message('form.summaryItem', { label, problem }) : problem;
  };
  return (
    <SummaryBox ref={ref} role={general.length > 0 ? 'alert' : 'group'} aria-label={message('form.summary')} {...props}>
      <Icon of={ErrorIcon} />
      <div>
        <SummaryTitle>{general.length > 0 ? general.join(' ') : message('form.summary')}</SummaryTitle>
        {wrong.length > 0 && (
          <SummaryList>
            {wrong.map(([name, field]) => (
              <li key={name}>
                <SummaryLink type="button" onClick={() => focusField(field)}>
                  {line(name, field)}
                </SummaryLink>
              </li>
            ))}
          </SummaryList>
        )}
      </div>
    </SummaryBox>
  );

  function generalProblems({ root }: FieldErrors): string[] {
    return Object.values({ own: root, ...root })
      .map((one) => (typeof one === 'object' && one !== null && 'message' in one ? one.message : undefined))
      .filter((text): text is string => typeof text === 'string' && text !== '')
      .map((text) => describeProblem(text, 'root'));
  }
});
