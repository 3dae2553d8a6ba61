import { type DictionaryType, dictionaryProblem, tidyDictionary } from '@archway/contracts';
import type { SubjectRules } from './change.ts';

export const dictionaryRules = (type: DictionaryType): SubjectRules => ({
  subject: type,
  tidy: (wanted) => tidyDictionary(type, wanted),
  problem: (wanted) => dictionaryProblem(type, wanted),
});
