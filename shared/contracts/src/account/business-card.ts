import { z } from 'zod';
import { fieldSchema } from '../wire/field-schema.ts';
import { businessCardRules } from './business-card-rules.ts';

/** What doctors say of themselves to patients, besides their name: part of their preferences. Empty is not said. */
export const businessCard = z.object({
  title: fieldSchema(businessCardRules.title).default(null),
  phone: fieldSchema(businessCardRules.phone).default(null),
  email: fieldSchema(businessCardRules.email).default(null),
  words: fieldSchema(businessCardRules.words).default(null),
  picture: fieldSchema(businessCardRules.picture).default(null),
});
export type BusinessCard = z.infer<typeof businessCard>;
