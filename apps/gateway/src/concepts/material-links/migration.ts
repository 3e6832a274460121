import { type Migration, tenantTable } from '../../platform/database';

/** Links between materials and collections. */
export const materialLinkMigrations: readonly Migration[] = [
  {
    name: 'material-links/0001-create',
    after: ['materials/0001-create', 'collections/0001-create'],
    sql: `
    CREATE TABLE material_link (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL,
      owner_id uuid NOT NULL,
      material_id uuid NOT NULL REFERENCES material,
      collection_id uuid NOT NULL REFERENCES collection,
      status text COLLATE "C" NOT NULL CHECK (status IN ('linked', 'released')),
      currency text COLLATE "C" NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      created_by text NOT NULL,
      created_at timestamptz(3) NOT NULL,
      released_at timestamptz(3),
      amount_key numeric NOT NULL GENERATED ALWAYS AS (amount * 10::numeric ^ (4 - corridor_exponent(currency))) STORED,
      CHECK ((status = 'released') = (released_at IS NOT NULL))
    );
    CREATE INDEX material_link_created_at ON material_link (partner_id, created_at, id);
    CREATE INDEX material_link_amount ON material_link (partner_id, amount_key, id);
    CREATE INDEX material_link_material ON material_link (material_id, created_at, id);
    CREATE INDEX material_link_collection ON material_link (collection_id, created_at, id);
    CREATE INDEX material_link_owner ON material_link (owner_id, created_at, id);
    ${tenantTable('material_link', ['select', 'insert', 'delete'])}
    GRANT UPDATE (status, released_at) ON material_link TO corridor_app;`,
  },
];
