import { cardAction } from '../cards';
import type { AbilityRule } from '../session';

/** Minutes that an embed session lasts. @source ours */
export const EMBED_SESSION_MINUTES = 15;

/** Most merchants that one embed session names. @source ours */
export const EMBED_MERCHANTS_MAX = 100;

/** Actions by the segment that they are done to. @source ours */
export type EmbedGrants = Readonly<Record<string, readonly string[]>>;

const CARD_READS = { card: ['read'], authorization: ['read'], merchant: ['read'] };
const CARD_FORMS = ['create', 'update', 'upload'];
const BENEFICIARY_DEEDS = ['enable', 'disable', 'delete'];
const STATEMENT_FILES = { statement: ['read', 'export'], 'statement-line': ['read', 'export'] };

/** What each widget asks of the gateway, and so the most that a session for it may do. @source ours */
const GRANTS = {
  CardTable: { ...CARD_READS, card: ['read', 'export', ...CARD_FORMS, ...cardAction.codes] },
  CardDetail: { ...CARD_READS, card: ['read', 'update', ...cardAction.codes] },
  CardActions: { card: ['read', ...cardAction.codes] },
  CardApplyForm: { card: ['read', 'create', 'upload'], merchant: ['read'] },
  CardLimitsForm: { card: ['read', 'update'] },
  BeneficiaryTable: { beneficiary: ['read', 'export', 'create', 'update', ...BENEFICIARY_DEEDS] },
  BeneficiaryDetail: { beneficiary: ['read', ...BENEFICIARY_DEEDS] },
  BeneficiaryForm: { beneficiary: ['read', 'create', 'update'] },
  ExchangeOrderTable: { 'exchange-order': ['read', 'export'], transaction: ['read'] },
  ExchangeOrderDetail: { 'exchange-order': ['read'], transaction: ['read'] },
  ExchangeOrderForm: {
    account: ['read'],
    'exchange-quote': ['read', 'create'],
    'exchange-order': ['read', 'create'],
    transaction: ['read'],
  },
  StatementList: STATEMENT_FILES,
  StatementDetail: STATEMENT_FILES,
} satisfies Record<string, EmbedGrants>;

/** A widget that a partner's page may show. @source ours */
export type EmbedComponent = keyof typeof GRANTS;

/** Every widget that a partner's page may show. @source ours */
export const EMBED_COMPONENTS: readonly EmbedComponent[] = namesOf(GRANTS);

const OF_MERCHANTS: readonly string[] = ['card', 'authorization', 'merchant'];

/** Whether all that a widget shows belongs to some merchant, so that a session for it can be limited to a few of them. @source ours */
export function showsMerchantsOnly(component: EmbedComponent): boolean {
  return Object.keys(GRANTS[component]).every((segment) => OF_MERCHANTS.includes(segment));
}

/** The actions that some widgets do, by segment; no more than `actions` and `read` where these are told. @source ours */
export function grantsOf(components: readonly EmbedComponent[], actions: readonly string[] | null): EmbedGrants {
  const granted = new Map<string, Set<string>>();
  for (const component of components) {
    for (const [segment, offered] of Object.entries(GRANTS[component])) {
      const known = granted.get(segment) ?? new Set();
      for (const action of offered) if (isAsked(action, actions)) known.add(action);
      granted.set(segment, known);
    }
  }
  return Object.fromEntries([...granted].map(([segment, known]) => [segment, [...known]]));
}

/** The part of a user's rules that lies within grants: exclusions, conditions and fields stay, nothing is added. @source ours */
export function narrowRules(rules: readonly AbilityRule[], grants: EmbedGrants): AbilityRule[] {
  return Object.entries(grants).flatMap(([subject, granted]) =>
    rules.flatMap((rule) => {
      const subjects = [rule.subject].flat();
      if (!subjects.includes('all') && !subjects.includes(subject)) return [];
      const named = [rule.action].flat();
      const action = granted.filter((one) => named.includes('manage') || named.includes(one));
      return action.length === 0 ? [] : [{ ...rule, action, subject }];
    }),
  );
}

function isAsked(action: string, actions: readonly string[] | null): boolean {
  return action === 'read' || actions === null || actions.includes(action);
}

// Object.keys loses the key type; the literal has exactly these keys.
function namesOf<K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(record) as K[];
}
