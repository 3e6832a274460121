/** SQL that keeps a table's `owner_name` the present name of the merchant in `owner_id`. */
export function followMerchant(table: string): string {
  return `
    CREATE FUNCTION ${table}_follow_merchant() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path FROM CURRENT AS $$ BEGIN
      UPDATE ${table} SET owner_name = NEW.name WHERE owner_id = NEW.id AND partner_id = NEW.partner_id AND owner_name <> NEW.name;
      RETURN NULL; END $$;
    CREATE TRIGGER ${table}_follow_merchant AFTER UPDATE OF name ON merchant
      FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION ${table}_follow_merchant();`;
}
