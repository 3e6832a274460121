import { expect, it } from 'vitest';
import { STEPS } from '../testing/walk';
import { describeGateway } from './describeGateway';
import { exampleOf } from './exampleOf';

const RECORDS = STEPS.filter(({ operation }) => operation.verb === 'get');

it.each(RECORDS)('the example of core for $segment is a record as the gateway gives it', ({ segment, operation }) => {
  const example = exampleOf(segment);
  expect(example).toBeDefined();
  expect(operation.output?.parse(example)).toEqual(example);
});

it('stands in the OpenAPI document', () => {
  const holder = exampleOf('card');
  expect(JSON.stringify(describeGateway())).toContain(JSON.stringify(holder));
});
