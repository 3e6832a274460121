import { expect, it } from 'vitest';
import { auditBooks } from '../../app/auditBooks';
import { DATABASES } from '../../testing/databases';
import { newPartner } from '../../testing/newPartner';
import { openTrade } from '../collections/testing/trade';

const LINKS = 500;
const SIDES = 6;

/** What of links, materials and collections does not fit together; each row is a contradiction. */
const CONTRADICTIONS = `
  SELECT 'material' AS side, m.id FROM material m
    LEFT JOIN material_link l ON l.material_id = m.id AND l.status = 'linked'
    GROUP BY m.id HAVING m.linked <> coalesce(sum(l.amount), 0) OR m.linked > m.amount OR m.linked < 0
  UNION ALL
  SELECT 'collection', c.id FROM collection c
    LEFT JOIN material_link l ON l.collection_id = c.id AND l.status = 'linked'
    GROUP BY c.id HAVING c.linked <> coalesce(sum(l.amount), 0) OR c.linked > c.amount OR c.linked < 0
      OR (c.linked = c.amount) <> (c.status IN (21, 26))
  UNION ALL
  SELECT 'history', e.material_id FROM material_event e JOIN material m ON m.id = e.material_id
    GROUP BY e.material_id, m.linked
    HAVING m.linked <> coalesce(sum(CASE e.kind WHEN 'linked' THEN e.amount ELSE -e.amount END), 0)
  UNION ALL
  SELECT 'owner', l.id FROM material_link l JOIN material m ON m.id = l.material_id
    JOIN collection c ON c.id = l.collection_id
    WHERE m.owner_id <> c.owner_id OR m.currency <> c.currency OR l.currency <> c.currency`;

it.each(DATABASES)(
  'a storm of links on the %s database leaves neither side linked beyond its amount',
  async (_, open) => {
    const testGateway = await (await open()).open({ sandbox: true });
    const trade = await openTrade(testGateway, await newPartner(testGateway));
    const { materialLinks } = trade.client;
    const materials = await Promise.all(Array.from({ length: SIDES }, (_, at) => trade.material(`${at + 1}.00`)));
    const collections = await Promise.all(Array.from({ length: SIDES }, (_, at) => trade.collection(`${at + 1}.50`)));
    const at = <T extends { id: string }>(sides: readonly T[], index: number) => sides[index % SIDES]?.id ?? '';
    const link = async (nth: number): Promise<string[]> => {
      const amount = { amount: `0.${10 + (nth % 60)}`, currency: 'EUR' } as const;
      const collectionId = at(collections, nth * 7);
      if (nth % 3 > 0)
        return [(await materialLinks.create({ collectionId, materialId: at(materials, nth), amount })).id];
      const links = [nth + 1, nth].map((index) => ({ materialId: at(materials, index), amount }));
      return (await materialLinks.call('create', { collectionId, links })).map(({ id }) => id);
    };
    const stormy = async (nth: number) => {
      const [id] = await link(nth);
      if (id && nth % 5 === 0) await materialLinks.delete(id);
      if (nth % 50 === 49) await trade.decide(at(collections, nth), nth % 100 === 99 ? 'approve' : 'reject');
    };
    const ended = await Promise.allSettled(Array.from({ length: LINKS }, (_, nth) => stormy(nth)));
    const refusals = ended.flatMap((end) => (end.status === 'rejected' ? [end.reason.kind] : []));
    expect(refusals.filter((kind) => !['validation', 'conflict', 'not-found'].includes(kind))).toEqual([]);
    expect(refusals.length).toBeGreaterThan(0);
    expect(refusals.length).toBeLessThan(LINKS);
    expect(await testGateway.db.asOwner((run) => run(CONTRADICTIONS))).toEqual([]);
    expect(await testGateway.db.asOwner(auditBooks)).toEqual({});
  },
);
