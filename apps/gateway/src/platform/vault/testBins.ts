/** Ranges that networks keep for tests: a number of any other could be somebody's. */
export const TEST_BINS: readonly string[] = [
  '424242',
  '400000',
  '40000025',
  '400552',
  '555555',
  '510510',
  '222300',
  '62000000',
];
