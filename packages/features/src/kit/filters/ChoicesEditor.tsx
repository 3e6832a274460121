import { Checkbox, CheckboxGroup } from '@corridor/ui';

/** One answer with its word. */
export interface LabelledChoice {
  readonly value: string;
  readonly label: string;
}

/** Props of `ChoicesEditor`. */
export interface ChoicesEditorProps {
  readonly label: string;
  readonly choices: readonly LabelledChoice[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** Any of several answers; every tick filters at once. */
export function ChoicesEditor({ label, choices, value, onChange }: ChoicesEditorProps) {
  return (
    <CheckboxGroup aria-label={label} value={value} onChange={onChange}>
      {choices.map((choice) => (
        <Checkbox key={choice.value} value={choice.value} label={choice.label} />
      ))}
    </CheckboxGroup>
  );
}
