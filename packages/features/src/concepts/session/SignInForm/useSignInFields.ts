import type { LoginCredentials } from '@corridor/core';
import { type ChangeEvent, type RefObject, useRef, useState } from 'react';
import { problemsOf, type SignInFieldProblem } from './problems';
import { emptySignIn } from './values';

type Name = keyof LoginCredentials;

/** What a control of the form is given. */
export interface SignInControl {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly name: Name;
  readonly value: string;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  onBlur(): void;
}

/** The fields of the sign-in form: what they hold, what is wrong with those that were left or submitted. */
export interface SignInFields {
  readonly values: LoginCredentials;
  control(name: Name): SignInControl;
  problemOf(name: Name): SignInFieldProblem | undefined;
  /** Shows what is wrong and goes to the first of it; true when nothing is. */
  check(): boolean;
  /** Empties the password and asks for it again. */
  askPasswordAgain(): void;
}

/** Keeps what is typed into the sign-in form. */
export function useSignInFields(): SignInFields {
  const [values, setValues] = useState(emptySignIn);
  const [touched, setTouched] = useState<Partial<Record<Name, boolean>>>({});
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const problems = problemsOf(values);
  const refs = { username, password };
  const touch = (name: Name, is: boolean) => setTouched((before) => ({ ...before, [name]: is }));
  return {
    values,
    control: (name) => ({
      ref: refs[name],
      name,
      value: values[name],
      onChange: (event) => {
        const { value } = event.target;
        setValues((before) => ({ ...before, [name]: value }));
      },
      onBlur: () => {
        // Somebody who only walks through the form is not told off.
        if (values[name] !== '') touch(name, true);
      },
    }),
    problemOf: (name) => (touched[name] ? problems[name] : undefined),
    check: () => {
      setTouched({ username: true, password: true });
      const wrong = problems.username ? username : password;
      if (!problems.username && !problems.password) return true;
      wrong.current?.focus();
      return false;
    },
    askPasswordAgain: () => {
      setValues((before) => ({ ...before, password: '' }));
      touch('password', false);
      password.current?.focus();
    },
  };
}
