import { type CodeOf, defineEnumeration } from '../../reference/enumeration';

/** The period one statement covers. @source spec §2 */
export const statementType = /* @__PURE__ */ defineEnumeration('statements.type', ['daily', 'monthly']);

/** A code of `statementType`. */
export type StatementType = CodeOf<typeof statementType>;
