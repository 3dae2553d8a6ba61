import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { provisioningChange, provisioningDocument, provisioningProblem } from './provisioning.ts';

/** An installation described as a whole. */
export const provisioningEndpoints = {
  apply: endpoint({
    id: 'provisioning.apply',
    method: 'POST',
    path: '/platform/provisioning/apply',
    summary:
      'Makes users, practices, design centers, tenants, dictionaries and the menu what a document says, in one transaction; with problems, or as a dry run, it changes nothing. Applying a document again changes nothing.',
    access: ['platform:provision'],
    body: z.strictObject({ document: provisioningDocument, dryRun: z.boolean().default(false) }),
    data: z.object({
      /** What is wrong with it, beyond its form; nothing was changed then. */
      problems: z.array(provisioningProblem),
      /** What was changed, or would be. */
      changes: z.array(provisioningChange),
      applied: z.boolean(),
    }),
    errors: ['userNameTaken', 'userExist', 'emailExist', 'hostTaken'],
    rateLimit: 60,
    bodyLimit: 16_777_216,
  }),
} as const;
