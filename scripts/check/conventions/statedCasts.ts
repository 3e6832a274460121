import ts from 'typescript';
import { isProduct } from './paths.js';
import { type Breach, type Rule, walk } from './rule.js';

function isCast(node: ts.Node): node is ts.AsExpression {
  return ts.isAsExpression(node) && node.type.getText() !== 'const';
}

function hasComment(node: ts.Node): boolean {
  const text = node.getSourceFile().text;
  return (ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []).length > 0;
}

/** Returns true if a function around the cast, or the statement of the file that it stands in, says why it holds. */
function isStated(cast: ts.Node): boolean {
  for (let node = cast.parent; node && !ts.isSourceFile(node); node = node.parent) {
    if ((ts.isFunctionLike(node) || ts.isSourceFile(node.parent)) && hasComment(node)) return true;
  }
  return false;
}

/** A cast stands in a named function whose comment states why it holds. */
export const statedCasts: Rule = {
  name: 'stated-casts',
  applies: isProduct,
  find: ({ tree }) => {
    const breaches: Breach[] = [];
    walk(tree, (node) => {
      if (!isCast(node) || isStated(node)) return;
      breaches.push({
        at: node.getStart(),
        message: 'a cast outside a named function whose comment states its guarantee',
      });
    });
    return breaches;
  },
};
