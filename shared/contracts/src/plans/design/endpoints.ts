import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { counted, id } from '../../wire/envelope.ts';
import { meshHash } from '../document/geometry.ts';
import { designChoices } from './choices.ts';
import { planDesign } from './entities.ts';

export const planDesignEndpoints = {
  list: endpoint({
    id: 'planDesigns.list',
    method: 'GET',
    path: '/design/scheme/automatic/list',
    summary:
      'Of each plan of a case version the design by the machine that was asked for last; and plans that the caller may have designed.',
    access: ['plan:list'],
    query: z.strictObject({ caseId: id, version: z.coerce.number().int().min(1) }),
    data: z.object({
      ...{ designs: z.array(planDesign), offered: z.array(id) },
      /** What the prescription asks for. */
      choices: designChoices,
      /** Whether the case version has a CBCT that roots can be taken from. */
      cbct: z.boolean(),
    }),
    errors: ['recordNotFound'],
  }),
  start: endpoint({
    id: 'planDesigns.start',
    method: 'POST',
    path: '/design/scheme/automatic',
    summary:
      'Designs a draft by the machine from the scans of its case version and the prescription: its document and meshes.',
    access: ['plan:design', 'plan:approve'],
    body: z.strictObject({
      ...{ caseId: id, version: counted, planId: id },
      /** The document that it may replace; null where the plan has none. */
      base: meshHash.nullable(),
      /** Absent: as the prescription asks. Of stages, whose target is given, the order of the teeth alone counts. */
      choices: designChoices.optional(),
      /** Whether roots are taken from the CBCT of the case; else all are of the usual size. */
      roots: z.boolean().optional(),
    }),
    data: planDesign,
    errors: [
      ...(['recordNotFound', 'transitionRefused', 'noPermission', 'rejectedPlanFixed', 'confirmedPlanFixed'] as const),
      ...(['planDocumentChanged', 'planDesignRunning', 'planDesignScan', 'planDesignUnreadable'] as const),
      ...(['planDesignService', 'planDesignCbct', 'planNotDesigned', 'taskHeld', 'disabledDesigner'] as const),
    ],
  }),
  cancel: endpoint({
    id: 'planDesigns.cancel',
    method: 'POST',
    path: '/design/scheme/automatic/cancel',
    summary: 'Ends a design by the machine that is under way; the plan stays as it is.',
    access: ['plan:design', 'plan:approve'],
    body: z.strictObject({ designId: id }),
    data: planDesign,
    errors: ['recordNotFound', 'noPermission', 'planDesignOver'],
  }),
} as const;
