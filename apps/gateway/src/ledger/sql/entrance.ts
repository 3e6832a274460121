/**
 * How a function that callers may execute is declared: it runs as the tables' owner, finds its tables in one place only, and
 * keeps the plans it made (planning anew for each pair of accounts costs more than posting).
 */
export const entrance = `LANGUAGE plpgsql VOLATILE SECURITY DEFINER
      SET search_path = pg_catalog, public, pg_temp SET plan_cache_mode = force_generic_plan`;
