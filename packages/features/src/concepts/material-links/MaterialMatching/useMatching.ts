import {
  type Collection,
  type GatewayError,
  isCollectionLinkable,
  type LinkCandidate,
  type LinkCandidates,
  type Material,
  type MaterialLink,
  type Page,
  toWireMoney,
} from '@corridor/core';
import { useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { mayDo } from '../../../kit/list/mayDo';
import { materialLinksMessages } from '../../../messages/material-links';
import { severalSegments } from '../../../runtime/cacheKey';
import { useRuntime } from '../../../runtime/Runtime';
import { useCall } from '../../../runtime/useCall';
import { useFormatters } from '../../../runtime/useFormatters';
import { useInvalidate } from '../../../runtime/useInvalidate';
import { usePage } from '../../../runtime/usePage';
import { type Read, useRead } from '../../../runtime/useRead';
import { byMaterial, type Judgement, judge, type Plan, toggled, withAmount } from './plan';
import { useUnlink } from './useUnlink';

const TOUCHED = ['material-link', 'material', 'collection'];

/** Links that were made in one step. */
export interface MadeLinks {
  readonly ids: readonly string[];
  /** What was linked, in words. */
  readonly amount: string;
}

/** A collection that is matched with materials: what is proposed, chosen, linked and can be undone. */
export interface Matching {
  readonly mayLink: boolean;
  readonly search: string;
  setSearch(search: string): void;
  readonly candidates: Read<LinkCandidates>;
  /** Those that are chosen or proposed, as they stand on screen. */
  readonly shown: readonly LinkCandidate[];
  readonly links: Read<Page<MaterialLink>>;
  readonly plan: Plan;
  readonly judgement: Judgement;
  /** Message key of what is wrong with the amount of a material. */
  problemOf(materialId: string): string | undefined;
  toggle(candidate: { readonly material: Material }): void;
  setAmount(materialId: string, amount: string): void;
  /** Links what is chosen, all of it or nothing; does nothing while something is wrong. */
  link(): void;
  readonly linking: boolean;
  readonly error: GatewayError | undefined;
  readonly made: MadeLinks | null;
  undo(ids: readonly string[]): void;
  /** How many steps have been done. */
  readonly settled: number;
}

/** Matches a collection with materials. */
export function useMatching(collection: Collection): Matching {
  const { gateway, emit } = useRuntime();
  const { materialLinks } = gateway;
  const t = useMessages(materialLinksMessages);
  const format = useFormatters();
  const invalidate = useInvalidate();
  const [search, setSearch] = useState('');
  const [plan, setPlan] = useState<Plan>([]);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [made, setMade] = useState<MadeLinks | null>(null);
  const [settled, setSettled] = useState(0);
  const candidates = useCandidates(collection.id, search);
  const filter = { collectionId: collection.id, status: ['linked' as const] };
  const links = usePage(materialLinks, { page: 1, size: 50, filter });
  const current = upToDate(plan, candidates.data);
  const judgement = judge(current, collection);
  const write = useCall(materialLinks, 'create', {
    onSuccess: (done) => {
      const amount = format.money(toWireMoney(judgement.total));
      setMade({ ids: done.map(({ id }) => id), amount });
      change([]);
      setSettled((count) => count + 1);
      const message = t('materialLinks.matching.linked', { amount });
      for (const { id } of done.slice(0, 1)) emit({ type: 'materialLinks.created', id, message });
    },
    onFailure: ({ fields }) => {
      setRefused(byMaterial(judgement.links, fields));
      // Somebody else was faster: what is on screen is older than what was refused.
      invalidate(TOUCHED);
    },
  });
  const change = (next: Plan) => {
    setPlan(next);
    setRefused(new Map());
    write.reset();
  };
  const removal = useUnlink(() => {
    setMade(null);
    setSettled((count) => count + 1);
  });
  const isOpen = isCollectionLinkable(collection.status, collection.returnedAt !== null);
  const linking = write.state === 'pending';
  return {
    ...{ search, setSearch, candidates, links, plan: current, judgement, made, linking, settled },
    mayLink: isOpen && links.data !== undefined && mayDo(links.data, 'create'),
    shown: withChosen(current, candidates.data),
    problemOf: (id) => judgement.problems.get(id) ?? refused.get(id),
    toggle: ({ material }) => change(toggled(current, material, collection)),
    setAmount: (id, amount) => change(withAmount(current, id, amount)),
    link() {
      if (current.length === 0 || judgement.problems.size > 0 || linking) return;
      const amounts = judgement.links.map(({ materialId, amount }) => ({ materialId, amount: toWireMoney(amount) }));
      setMade(null);
      void write.run({ collectionId: collection.id, links: amounts });
    },
    error: write.error ?? removal.error,
    undo: (ids) => void removal.run(ids),
  };
}

function useCandidates(collectionId: string, search: string): Read<LinkCandidates> {
  const { gateway } = useRuntime();
  const input = { collectionId, ...(search && { search }) };
  return useRead({
    key: [severalSegments(TOUCHED), 'call', { candidates: input }],
    keepPrevious: true,
    fetch: (options) => gateway.materialLinks.call('candidates', input, options),
  });
}

/** The plan with what is known of its materials by now. */
function upToDate(plan: Plan, known: LinkCandidates | undefined): Plan {
  const newest = new Map(known?.candidates.map(({ material }) => [material.id, material]));
  return plan.map(({ material, amount }) => ({ material: newest.get(material.id) ?? material, amount }));
}

/** What is proposed, and before it what is chosen though it is not proposed any more. */
function withChosen(plan: Plan, known: LinkCandidates | undefined): readonly LinkCandidate[] {
  const proposed = known?.candidates ?? [];
  const others = plan.filter(({ material: { id } }) => proposed.every(({ material }) => material.id !== id));
  return [...others.map(({ material }) => ({ material, reasons: [] })), ...proposed];
}
