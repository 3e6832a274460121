import { fileLength } from './fileLength.js';
import { fileName } from './fileName.js';
import { functionLength } from './functionLength.js';
import { logicalCss } from './logicalCss.js';
import { openMarks } from './openMarks.js';
import type { Rule } from './rule.js';
import { statedCasts } from './statedCasts.js';
import { themeTokens } from './themeTokens.js';
import { transactionScope } from './transactionScope.js';

/** Conventions that are checked file by file. */
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
