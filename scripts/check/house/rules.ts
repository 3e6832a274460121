import { fileLength } from './fileLength.js';
import { fileName } from './fileName.js';
import { functionLength } from './functionLength.js';
import { logicalCss } from './logicalCss.js';
import { openMarks } from './openMarks.js';
import type { Rule } from './rule.js';
import { statedCasts } from './statedCasts.js';
import { themeTokens } from './themeTokens.js';
import { transactionScope } from './transactionScope.js';

/** The house rules that look at one file at a time. */
export const rules: readonly Rule[] = [
  fileLength,
  fileName,
  functionLength,
  logicalCss,
  openMarks,
  statedCasts,
  themeTokens,
  transactionScope,
];
