/** How a function that callers may execute is declared: it runs as the tables' owner and finds its tables in one place only. */
export const entrance = 'LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp';
