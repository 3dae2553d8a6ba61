import {
  answerNames,
  type CrownRequest,
  type DesignRequest,
  type ImplantRequest,
  requestTitles,
} from '@archway/contracts';
import { type TextFunction, bilingual } from '@archway/platform';
import type { ToothNames } from '../prescription/teeth/use-tooth-names.ts';

/** What a request answers. */
export type RequestField = Exclude<keyof CrownRequest | keyof ImplantRequest, 'kind'>;

/** Fields of each kind, in the order of the form. */
const requestFields = {
  crown: ['teeth', 'restoration', 'material', 'shade', 'margin', 'remark'],
  implant: ['positions', 'system', 'guide', 'remark'],
} as const satisfies { readonly [K in DesignRequest['kind']]: readonly RequestField[] };

/** What a field is called. */
export const fieldTitle = (field: RequestField, t: TextFunction): string =>
  field === 'margin' || field === 'remark' ? t(`request.${field}`) : bilingual(requestTitles[field]);

/** A field that may be of a newer server. */
export const isTitled = (field: string): field is RequestField =>
  field in requestTitles || field === 'margin' || field === 'remark';

/** The answer of a field in words; null when there is none. */
export function answerText(
  given: DesignRequest,
  field: RequestField,
  { names }: Pick<ToothNames, 'names'>,
): string | null {
  const all: Partial<Omit<CrownRequest, 'kind'> & Omit<ImplantRequest, 'kind'>> = given;
  switch (field) {
    case 'teeth':
    case 'positions':
      return names(all[field] ?? []) || null;
    case 'restoration':
      return all.restoration ? bilingual(answerNames.restoration[all.restoration]) : null;
    case 'material':
      return all.material ? bilingual(answerNames.material[all.material]) : null;
    case 'guide':
      return all.guide ? bilingual(answerNames.guide[all.guide]) : null;
    case 'shade':
      return all.shade ?? null;
    case 'system':
    case 'margin':
    case 'remark':
      return all[field]?.trim() || null;
  }
}

/** The teeth that something is made for. */
export const askedTeeth = (given: DesignRequest) => (given.kind === 'crown' ? given.teeth : given.positions);

/** Answers in words, for a list of them. @param all also what was not answered */
export const requestItems = (
  given: DesignRequest,
  t: TextFunction,
  names: Pick<ToothNames, 'names'>,
  all: boolean,
): { key: string; label: string; value: string | null; wide: boolean }[] =>
  requestFields[given.kind]
    .map((field: RequestField) => ({
      key: field,
      label: fieldTitle(field, t),
      value: answerText(given, field, names),
      wide: field === 'margin' || field === 'remark',
    }))
    .filter(({ value }) => all || value !== null);
