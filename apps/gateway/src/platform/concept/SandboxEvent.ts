import type { z } from 'zod';
import type { Call } from '../call';
import type { Operation } from '../resource/Operation';

/** Something that the world outside does, to be set off by hand: `POST /api/sandbox/<name>`. */
export interface SandboxEvent {
  readonly name: string;
  readonly operation: Operation;
}

/** Declares an event: a write by whoever asks, allowed by the action of its name on the subject `sandbox`. */
export function sandboxEvent<In extends object, Out>(
  name: string,
  schemas: { readonly input: z.ZodType<In>; readonly output: z.ZodType<Out> },
  run: (call: Call, input: In) => Promise<Out>,
): SandboxEvent {
  return {
    name,
    operation: {
      verb: 'call',
      method: name,
      action: name,
      effect: 'write',
      input: asBody(schemas.input),
      output: schemas.output,
      run: (call, body) => run(call, asInput<In>(body)),
    },
  };
}

// A strict object schema gives an object of named fields, which is what a body is.
function asBody(schema: z.ZodType): Operation['input'] {
  return schema as Operation['input'];
}

// The body was parsed by the event's own schema before it is run.
function asInput<In>(body: object): In {
  return body as In;
}
