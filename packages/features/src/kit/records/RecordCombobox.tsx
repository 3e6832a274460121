import { Combobox, type ComboboxProps, type SelectOption } from '@corridor/ui';
import { forwardRef, useState } from 'react';
import type { NamedRecord, RecordSearch } from './PickedRecord';
import type { RecordConcept } from './RecordConcept';
import { useRecordNames } from './useRecordNames';
import { useRecordSearch } from './useRecordSearch';

/** Props of `RecordCombobox`: those of a combobox that looks its options up. */
export interface RecordComboboxProps extends Omit<ComboboxProps, 'options' | 'load' | 'valueOption' | 'onChange'> {
  readonly concept: RecordConcept;
  /** Id of the record; '' for none. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** Conditions that narrow what is offered; a constant. */
  readonly among?: RecordSearch | undefined;
}

/** The picker of records: searched on the server, by keyboard too; shows name and id, and remembers nothing. */
export const RecordCombobox = forwardRef<HTMLInputElement, RecordComboboxProps>(function RecordCombobox(
  { concept, value, onChange, among, ...rest },
  ref,
) {
  const find = useRecordSearch(concept, among);
  const [picked, setPicked] = useState('');
  // What was picked here has brought its name along.
  const nameOf = useRecordNames(value && value !== picked ? [{ concept, id: value }] : []);
  return (
    <Combobox
      {...rest}
      ref={ref}
      value={value}
      onChange={(id) => {
        setPicked(id);
        onChange(id);
      }}
      load={async (search, signal) => (await find(search, signal)).map(optionOf)}
      {...(value && { valueOption: { value, label: nameOf(concept, value) } })}
    />
  );
});

function optionOf({ id, name }: NamedRecord): SelectOption {
  return { value: id, label: name, description: id };
}
