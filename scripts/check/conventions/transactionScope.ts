import ts from 'typescript';
import { type Breach, type Rule, walk } from './rule.js';

type Callback = ts.ArrowFunction | ts.FunctionExpression;

/** `db.transaction(callback)`: what is called and its callback. */
function transactionOf(node: ts.Node): { database: string; callback: Callback } | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  if (node.expression.name.text !== 'transaction') return undefined;
  const callback = node.arguments.find((part) => ts.isArrowFunction(part) || ts.isFunctionExpression(part));
  return callback && { database: node.expression.expression.getText(), callback };
}

function usesOf(database: string, { body }: Callback): Breach[] {
  const breaches: Breach[] = [];
  walk(body, (node) => {
    const isName = ts.isIdentifier(node) && !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node);
    const isPath = ts.isPropertyAccessExpression(node);
    if ((isName || isPath) && node.getText() === database) {
      breaches.push({
        at: node.getStart(),
        message: `"${database}" inside its own transaction waits for ever; use tx`,
      });
    }
  });
  return breaches;
}

/** Inside `db.transaction(callback)` the callback works on its `tx` only: `db` there hangs on PGlite. */
export const transactionScope: Rule = {
  name: 'transaction-scope',
  applies: (path) => path.startsWith('apps/gateway/'),
  find: ({ tree }) => {
    const breaches: Breach[] = [];
    walk(tree, (node) => {
      const found = transactionOf(node);
      if (found) breaches.push(...usesOf(found.database, found.callback));
    });
    return breaches;
  },
};
