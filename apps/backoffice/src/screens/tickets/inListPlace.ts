import type { ParamsReader, ReadParams } from '../address/readParams';

/** Reads the address of a ticket in the place of its list: `new=1` opens it, or `form=new` as for other records; null where the list shows. */
export function inListPlace<Draft>(read: ParamsReader<Draft>): (search: string) => ReadParams<Draft> | null {
  return (search) => {
    const params = new URLSearchParams(search);
    const isForm = params.get('form') === 'new';
    if (!params.has('new') && !isForm) return null;
    params.delete('new');
    if (isForm) params.delete('form');
    const { kept, ...said } = read(String(params));
    return { ...said, kept: kept === '' ? 'new=1' : `new=1&${kept}` };
  };
}
