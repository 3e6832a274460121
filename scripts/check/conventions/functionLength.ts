import ts from 'typescript';
import { type Rule, walk } from './rule.js';

const LIMIT = 60;

/** `describe(…, () => {…})` is a chapter of a test file, not a function that somebody must hold in the head. */
function isChapter(node: ts.Node): boolean {
  return ts.isCallExpression(node.parent) && /^(test\.)?describe\b/.test(node.parent.expression.getText());
}

/** No function is longer than 60 lines. */
export const functionLength: Rule = {
  name: 'function-length',
  applies: () => true,
  find: ({ tree }) => {
    const breaches: { at: number; message: string }[] = [];
    walk(tree, (node) => {
      if (!ts.isFunctionLike(node) || isChapter(node)) return;
      const first = tree.getLineAndCharacterOfPosition(node.getStart()).line;
      const lines = tree.getLineAndCharacterOfPosition(node.end).line - first + 1;
      if (lines > LIMIT)
        breaches.push({ at: node.getStart(), message: `a function of ${lines} lines, the limit is ${LIMIT}` });
    });
    return breaches;
  },
};
