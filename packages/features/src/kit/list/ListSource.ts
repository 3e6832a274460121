import type { ExportSource } from '../../runtime/ExportSource';
import type { ListedContract } from '../../runtime/ListConcept';
import type { PageSource } from '../../runtime/PageSource';

/** What of a resource client a list needs. */
export interface ListSource extends PageSource<ListedContract>, ExportSource<ListedContract> {}
