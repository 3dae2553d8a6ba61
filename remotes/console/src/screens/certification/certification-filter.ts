import { type FilterField, type FilterOfKind, arrangedField, defineListFilter, textField } from '@archway/platform';
import { ID_PATTERN } from '@archway/contracts';

export const queueStates = ['readyAuth', 'authed', 'authFailed'] as const;

/** Whose credentials are open beside the queue; keeps no row out of it. */
const personField: FilterField<string | undefined> = {
  initial: undefined,
  read: (text) => (ID_PATTERN.test(text) ? text : undefined),
  write: String,
  narrows: false,
};

/** What the screen shows, as it stands in the address: which queue, and who of it. */
export const certificationFilter = defineListFilter({
  state: arrangedField(queueStates, 'readyAuth'),
  keyword: textField,
  user: personField,
});
export type CertificationFilter = FilterOfKind<typeof certificationFilter>;
