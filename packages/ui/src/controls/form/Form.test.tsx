// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forwardRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Input } from '../input';
import { Form } from './Form';
import * as stories from './Form.stories';
import { FormField } from './FormField';
import { FormSubmit } from './FormSubmit';
import { useSchemaForm } from './useSchemaForm';

const { Default, Filled } = composeStories(stories);
afterEach(cleanup);

const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const errorOf = (element: Element) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

const schema = object({ name: string().required('Required') });
const Alone = forwardRef<HTMLFormElement, { label?: string }>(function Alone(props, ref) {
  const form = useSchemaForm({ schema, defaultValues: { name: '' } });
  return <Form ref={ref} form={form} onSubmit={() => undefined} {...props} />;
});
const AloneField = forwardRef<HTMLDivElement, { label: string }>(function AloneField(props, ref) {
  const form = useSchemaForm({ schema, defaultValues: { name: '' } });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <FormField ref={ref} name="name" {...props}>
        <Input />
      </FormField>
    </Form>
  );
});
const AloneSubmit = forwardRef<HTMLButtonElement, { children: string }>(function AloneSubmit(props, ref) {
  const form = useSchemaForm({ schema, defaultValues: { name: '' } });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <FormSubmit ref={ref} {...props} />
    </Form>
  );
});

describe('Form', () => {
  describeConformance(Alone, { props: {}, ref: HTMLFormElement });

  it('hands over the values of every kind of control, and nothing while one is wrong', async () => {
    const submit = vi.fn();
    renderThemed(<Filled onSubmit={submit} />);
    await userEvent.clear(field(/SWIFT/));
    await userEvent.click(button('Save'));
    await waitFor(() => expect(document.activeElement).toBe(field(/SWIFT/)));
    expect(submit).not.toHaveBeenCalled();
    await userEvent.type(field(/SWIFT/), 'DEUTDEFF');
    await userEvent.clear(field(/Amount/));
    await userEvent.type(field(/Amount/), '1250.5');
    await userEvent.click(screen.getByRole('radio', { name: 'Sender' }));
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(button('Save'));
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    expect(submit.mock.calls[0]?.[0]).toEqual({
      name: 'Marisol Traders S.A. de C.V.',
      swift: 'DEUTDEFF',
      amount: '1250.5',
      feePaidBy: 'ours',
      cutOff: '16:30:00',
      comments: '',
      genuine: true,
    });
  });

  it('begins no second submit while one is under way', async () => {
    const submit = vi.fn(() => new Promise<void>(() => undefined));
    renderThemed(<Filled onSubmit={submit} />);
    await userEvent.click(button('Save'));
    // Past the button, which is disabled: as a host that submits the form itself.
    const form = field(/Beneficiary/).closest('form');
    if (form) fireEvent.submit(form);
    // A second submit would check the fields again and then be told.
    await act(async () => undefined);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(button('Save').getAttribute('aria-busy')).toBe('true');
  });

  it('lists what is wrong after a submit, in the order of the page, and leads there', async () => {
    renderThemed(<Default />);
    expect(screen.queryByRole('group', { name: /attention/ })).toBeNull();
    await userEvent.click(button('Save'));
    const summary = await screen.findByRole('group', { name: '4 fields need attention' });
    expect(
      within(summary)
        .getAllByRole('button')
        .map((line) => [line.textContent, line.getAttribute('aria-label')]),
    ).toEqual([
      ['Beneficiary name', 'Beneficiary name: This field is required'],
      ['SWIFT / BIC', 'SWIFT / BIC: This field is required'],
      ['Amount', 'Amount: This field is required'],
      ['Fee paid by', 'Fee paid by: Choose who pays the fee'],
    ]);
    expect(document.activeElement).toBe(field(/Beneficiary/));
    await userEvent.click(within(summary).getByText(/^Fee paid by/));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Sender' }));
  });

  it('asks before what was entered is lost, and not when nothing was', async () => {
    const leave = vi.fn();
    renderThemed(<Filled onLeave={leave} />);
    await userEvent.click(button('Cancel'));
    expect(leave).toHaveBeenCalledTimes(1);
    await userEvent.type(field(/Beneficiary/), '!');
    await userEvent.click(button('Cancel'));
    expect(leave).toHaveBeenCalledTimes(1);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard' }));
    expect(leave).toHaveBeenCalledTimes(2);
  });

  it('lets the browser ask only while something is unsaved', async () => {
    renderThemed(<Filled />);
    const asked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asked()).toBe(false);
    await userEvent.type(field(/Beneficiary/), '!');
    expect(asked()).toBe(true);
    await userEvent.click(button('Save'));
    await screen.findByText('Saved');
    expect(asked()).toBe(false);
  });
});

describe('FormField', () => {
  describeConformance(AloneField, { props: { label: 'Name' }, ref: HTMLDivElement });

  it('says nothing while it is typed into, speaks up when it is left, and is right again at once', async () => {
    renderThemed(<Default />);
    await userEvent.type(field(/SWIFT/), 'BCMRMX');
    expect(field(/SWIFT/).getAttribute('aria-invalid')).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(errorOf(field(/SWIFT/))).toBe('SWIFT has 8 or 11 characters'));
    await userEvent.type(field(/SWIFT/), 'MM');
    await waitFor(() => expect(field(/SWIFT/).getAttribute('aria-invalid')).toBeNull());
  });

  it('does not speak up while the focus only moves about inside it', async () => {
    renderThemed(<Default />);
    await userEvent.click(screen.getByRole('radio', { name: 'Sender' }));
    await userEvent.tab();
    expect(screen.queryByText('Choose who pays the fee')).toBeNull();
  });

  it('says so where there is no form around it', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const alone = (
      <FormField name="name" label="Name">
        <Input />
      </FormField>
    );
    expect(() => renderThemed(alone)).toThrow('stand inside a Form');
    error.mockRestore();
  });
});

describe('FormSubmit', () => {
  describeConformance(AloneSubmit, { props: { children: 'Save' }, ref: HTMLButtonElement });
});
