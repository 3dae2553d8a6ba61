import { z } from 'zod';
import { caseKey } from '../../cases/case-key.ts';
import { photoPosition } from '../../cases/photos.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { counted, day, id, instant, nothing } from '../../wire/envelope.ts';
import { fieldSchema } from '../../wire/field-schema.ts';
import { planTypes } from '../plan-type.ts';
import { presentationRules } from './rules.ts';
import { pictureRef, presentationLanguages, slideKinds, slidesSchema } from './slides.ts';

const measure = z.number().int().nonnegative();

/** A picture that slides may show. Addresses of both names are signed as those of every file of a case. */
const slidePicture = pictureRef.extend({
  version: counted,
  position: photoPosition.nullable(),
  /** What its uploader called it in the library. */
  name: z.string().nullable(),
  /** The day it was taken, as far as anybody said: else that of the visit, else that of the upload. */
  date: day,
  objectName: z.string(),
  thumbName: z.string(),
  /** Pixels, upright. */
  width: measure,
  height: measure,
});
export type SlidePicture = z.infer<typeof slidePicture>;

/** A plan that slides may show: one with a document. */
const slidePlan = z.object({
  planId: id,
  version: counted,
  name: z.string(),
  planType: z.enum(planTypes),
  upperSteps: measure.nullable(),
  lowerSteps: measure.nullable(),
  /** SHA-256 of its document. */
  documentHash: z.string(),
});
export type SlidePlan = z.infer<typeof slidePlan>;

/** What of the case slides may show. */
const slideSources = z.object({ pictures: z.array(slidePicture), plans: z.array(slidePlan) });
export type SlideSources = z.infer<typeof slideSources>;

const listed = z.object({
  presentationId: id,
  /** The version of the case in which it was begun. */
  version: counted,
  title: z.string(),
  language: z.enum(presentationLanguages),
  /** Counts the changes: sent back with a change to find out that somebody else made one. */
  revision: counted,
  slideCount: counted,
  /** What its first slide says and its first picture shows. */
  firstKind: z.enum(slideKinds),
  thumbName: z.string().nullable(),
  createdBy: z.string(),
  createTime: instant,
  updatedBy: z.string(),
  updateTime: instant,
});
export type ListedPresentation = z.infer<typeof listed>;

const presentation = listed.omit({ slideCount: true, firstKind: true, thumbName: true }).extend({
  caseId: id,
  slides: slidesSchema,
});
export type Presentation = z.infer<typeof presentation>;

const contents = {
  title: fieldSchema(presentationRules.title),
  language: z.enum(presentationLanguages),
  slides: slidesSchema,
};
const written = ['recordNotFound', 'noPermission', 'presentationReference'] as const;

/** Presentations with which a doctor explains a case to the patient: those of the practice alone. */
export const presentationEndpoints = {
  list: endpoint({
    id: 'presentations.list',
    method: 'GET',
    path: '/doctor/pt/presentation/list',
    summary: 'Presentations of a case, of all of its versions, what was changed last first. The practice reads them.',
    access: ['case:edit'],
    query: caseKey,
    data: z.object({ rows: z.array(listed), canEdit: z.boolean() }),
    errors: ['recordNotFound', 'noPermission'],
  }),
  read: endpoint({
    id: 'presentations.read',
    method: 'GET',
    path: '/doctor/pt/presentation',
    summary: 'A presentation with its slides, and the pictures and plans of its case that slides may show.',
    access: ['case:edit'],
    query: z.strictObject({ presentationId: id }),
    data: z.object({ presentation, sources: slideSources, canEdit: z.boolean() }),
    errors: ['recordNotFound', 'noPermission'],
  }),
  sources: endpoint({
    id: 'presentations.sources',
    method: 'GET',
    path: '/doctor/pt/presentation/sources',
    summary: 'Pictures of a case, of the intake and of the library, and its designed plans: what slides may show.',
    access: ['case:edit'],
    query: caseKey,
    data: slideSources,
    errors: ['recordNotFound', 'noPermission'],
  }),
  create: endpoint({
    id: 'presentations.create',
    method: 'POST',
    path: '/doctor/pt/presentation',
    summary: 'Begins a presentation of a case; its slides show pictures and plans of this case alone.',
    access: ['case:edit'],
    body: z.strictObject({ caseId: id, version: counted, ...contents }),
    data: presentation,
    errors: [...written, 'presentationsFull'],
  }),
  save: endpoint({
    id: 'presentations.save',
    method: 'PUT',
    path: '/doctor/pt/presentation/:presentationId',
    summary:
      'Saves title, language and slides. A revision that is not the newest is refused. What a slide showed before may be gone from the case by now: it stays.',
    access: ['case:edit'],
    params: z.strictObject({ presentationId: id }),
    body: z.strictObject({ revision: counted, ...contents }),
    data: z.object({ revision: counted, updateTime: instant }),
    errors: [...written, 'presentationChanged'],
  }),
  remove: endpoint({
    id: 'presentations.remove',
    method: 'DELETE',
    path: '/doctor/pt/presentation/:presentationId',
    summary: 'Deletes a presentation for good.',
    access: ['case:edit'],
    params: z.strictObject({ presentationId: id }),
    data: nothing,
    errors: ['recordNotFound', 'noPermission'],
  }),
} as const;
