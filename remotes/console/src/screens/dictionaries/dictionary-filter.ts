import { dictionaryTypes } from '@archway/contracts';
import { arrangedField, defineListFilter } from '@archway/platform';

/** Which dictionary is open, as it stands in the address. */
export const dictionaryFilter = defineListFilter({ type: arrangedField(dictionaryTypes, 'pt_status') });
