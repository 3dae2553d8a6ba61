import { type Received, practiceStates, type registryEndpoints } from '@archway/contracts';
import { type FilterOfKind, choiceField, defineListFilter, textField } from '@archway/platform';

/** What the list of practices shows, as it stands in the address. */
export const practiceFilter = defineListFilter({ keyword: textField, state: choiceField(practiceStates) });
export type PracticeFilter = FilterOfKind<typeof practiceFilter>;

type Query = Partial<Received<typeof registryEndpoints.page>['query']>;

/** The filter as the call wants it. */
export const toQuery = ({ keyword, state, page, size }: PracticeFilter): Query => ({
  pageNum: page,
  pageSize: size,
  ...(keyword && { keyword }),
  ...(state && { state }),
});
