import { accountStates, type Received, type usersEndpoints } from '@archway/contracts';
import { type FilterOfKind, choiceField, defineListFilter, textField } from '@archway/platform';

/** Kinds of accounts that a list is narrowed to. */
export const userKinds = ['doctor', 'assistant', 'administrator'] as const;

/** What the list of users shows, as it stands in the address. */
export const userFilter = defineListFilter({
  keyword: textField,
  state: choiceField(accountStates),
  kind: choiceField(userKinds),
});
export type UserFilter = FilterOfKind<typeof userFilter>;

type Query = Partial<Received<typeof usersEndpoints.page>['query']>;

/** The filter as the call wants it. */
export const toQuery = ({ keyword, state, kind, page, size }: UserFilter): Query => ({
  pageNum: page,
  pageSize: size,
  ...(keyword && { keyword }),
  ...(state && { state }),
  ...(kind === 'administrator' && { administrators: 'true' }),
  ...(kind === 'doctor' && { doctorType: 0 }),
  ...(kind === 'assistant' && { doctorType: 1 }),
});
