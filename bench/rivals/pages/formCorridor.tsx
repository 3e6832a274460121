import { Form, FormField, Input, ThemeProvider, useSchemaForm } from '@corridor/ui';
import { object, string } from 'yup';
import { EMPTY, FIELD_NAMES, startForm } from './formScene';

const schema = object(
  Object.fromEntries(FIELD_NAMES.map((name) => [name, string().required('This field is required')])),
);

function Page() {
  const form = useSchemaForm({ schema, defaultValues: EMPTY });
  return (
    <ThemeProvider>
      <Form form={form} onSubmit={() => undefined} aria-label="Form">
        {FIELD_NAMES.map((name) => (
          <FormField key={name} name={name} label={name} help="Some help" required>
            <Input />
          </FormField>
        ))}
      </Form>
    </ThemeProvider>
  );
}

startForm(<Page />);
