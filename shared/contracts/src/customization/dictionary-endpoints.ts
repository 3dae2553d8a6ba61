import { z } from 'zod';
import { type DictionaryType, dictionaryTypes } from '../system/dictionaries.ts';
import { endpoint } from '../wire/endpoint.ts';
import { counted } from '../wire/envelope.ts';
import { customizationInput, customized, madeVersion } from './entities.ts';

const type = z.enum(dictionaryTypes as [DictionaryType, ...DictionaryType[]]);
const refusals = [
  ...(['customizationChanged', 'customKeyUnknown', 'customFieldUnknown', 'customNameMissing'] as const),
  ...(['customNameTwice', 'dictionaryClosed', 'dictionaryValueInvalid', 'dictionaryFull'] as const),
  'dictionaryAllHidden' as const,
] as const;

/** Dictionaries as operators change them. */
export const dictionaryEndpoints = {
  list: endpoint({
    id: 'dictionary.list',
    method: 'GET',
    path: '/system/dict/type/list',
    summary: 'All dictionaries: how many values each has, and whether operators may add some.',
    access: ['platform:dictionary'],
    data: z.array(z.object({ type, open: z.boolean(), count: z.number().int(), changed: z.number().int() })),
  }),
  detail: endpoint({
    id: 'dictionary.detail',
    method: 'GET',
    path: '/system/dict/data/info',
    summary: 'What operators say about a dictionary, with the last changes.',
    access: ['platform:dictionary'],
    query: z.strictObject({ type }),
    data: z.object(customized),
  }),
  save: endpoint({
    id: 'dictionary.save',
    method: 'PUT',
    path: '/system/dict/data',
    summary: 'Says anew what differs from the product in a dictionary: names, order, what is hidden, added values.',
    access: ['platform:dictionary'],
    body: z.strictObject({ type, version: counted, customization: customizationInput }),
    data: madeVersion,
    errors: [...refusals, 'customNameEmpty', 'customNameTooLong'],
  }),
  undo: endpoint({
    id: 'dictionary.undo',
    method: 'POST',
    path: '/system/dict/data/undo',
    summary: 'Takes back one change of a dictionary; what others changed besides stays.',
    access: ['platform:dictionary'],
    body: z.strictObject({ type, version: counted, undo: counted }),
    data: madeVersion,
    errors: [...refusals, 'recordNotFound', 'changedSince'],
  }),
} as const;
