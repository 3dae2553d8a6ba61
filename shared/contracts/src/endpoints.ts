import { agreementEndpoints } from './access/agreement-endpoints.ts';
import { contactEndpoints } from './access/contact-endpoints.ts';
import { accessEndpoints } from './access/endpoints.ts';
import { secondFactorEndpoints } from './access/second-factor-endpoints.ts';
import { securityEndpoints } from './access/security-endpoints.ts';
import { usersEndpoints } from './access/user-endpoints.ts';
import { addressEndpoints } from './account/address-endpoints.ts';
import { accountEndpoints } from './account/endpoints.ts';
import { integrationEndpoints } from './account/integration-endpoints.ts';
import { apiKeyEndpoints } from './api/key-endpoints.ts';
import { sendingEndpoints } from './api/sending-endpoints.ts';
import { webhookEndpoints } from './api/webhook-endpoints.ts';
import { archivesEndpoints } from './cases/archives/endpoints.ts';
import { caseArchiveEndpoints } from './cases/archive/endpoints.ts';
import { auditEndpoints } from './cases/audit/endpoints.ts';
import { cbctEndpoints } from './cases/cbct.ts';
import { doubtsEndpoints } from './cases/doubts.ts';
import { inspectionEndpoints } from './cases/inspection/endpoints.ts';
import { casesEndpoints } from './cases/endpoints.ts';
import { messageEndpoints } from './cases/messages/endpoints.ts';
import { labelEndpoints } from './cases/labels/endpoints.ts';
import { modelsEndpoints } from './cases/model-endpoints.ts';
import { phoneEndpoints } from './cases/phone/endpoints.ts';
import { photosEndpoints } from './cases/photos.ts';
import { prescriptionEndpoints } from './cases/prescription/endpoints.ts';
import { presenceEndpoints } from './cases/presence/endpoints.ts';
import { refinementEndpoints } from './cases/refinement/endpoints.ts';
import { implantReportEndpoints } from './cases/implant-report/endpoints.ts';
import { requestEndpoints } from './cases/requests/endpoints.ts';
import { storageEndpoints } from './cases/storage-endpoints.ts';
import { tracingEndpoints } from './cases/tracing.ts';
import { viewEndpoints } from './cases/views/endpoints.ts';
import { certificationEndpoints } from './certification/endpoints.ts';
import { creditsEndpoints } from './credits/endpoints.ts';
import { dictionaryEndpoints } from './customization/dictionary-endpoints.ts';
import { menuEndpoints } from './customization/menu-endpoints.ts';
import { filesEndpoints } from './files/endpoints.ts';
import { assistantsEndpoints } from './practices/assistant-endpoints.ts';
import { centersEndpoints } from './practices/center-endpoints.ts';
import { practicesEndpoints } from './practices/endpoints.ts';
import { teamsEndpoints } from './practices/team-endpoints.ts';
import { registryEndpoints } from './practices/registry-endpoints.ts';
import { messagingEndpoints } from './messaging/endpoints.ts';
import { plansEndpoints } from './plans/endpoints.ts';
import { platformEndpoints } from './platform/endpoints.ts';
import { provisioningEndpoints } from './platform/provisioning-endpoints.ts';
import { productionEndpoints } from './production/endpoints.ts';
import { gumCarvingEndpoints } from './production/gum-carving-endpoints.ts';
import { systemEndpoints } from './system/endpoints.ts';
import type { Endpoint } from './wire/endpoint.ts';

/** Every call of the wire, by domain. */
export const endpoints = {
  access: accessEndpoints,
  account: accountEndpoints,
  addresses: addressEndpoints,
  agreement: agreementEndpoints,
  apiKeys: apiKeyEndpoints,
  archives: archivesEndpoints,
  assistants: assistantsEndpoints,
  audit: auditEndpoints,
  caseArchive: caseArchiveEndpoints,
  cases: casesEndpoints,
  cbct: cbctEndpoints,
  centers: centersEndpoints,
  certification: certificationEndpoints,
  contacts: contactEndpoints,
  credits: creditsEndpoints,
  dictionary: dictionaryEndpoints,
  doubts: doubtsEndpoints,
  inspection: inspectionEndpoints,
  files: filesEndpoints,
  gumCarving: gumCarvingEndpoints,
  integration: integrationEndpoints,
  labels: labelEndpoints,
  menu: menuEndpoints,
  messages: messageEndpoints,
  messaging: messagingEndpoints,
  models: modelsEndpoints,
  phone: phoneEndpoints,
  photos: photosEndpoints,
  plans: plansEndpoints,
  platform: platformEndpoints,
  practices: practicesEndpoints,
  prescription: prescriptionEndpoints,
  production: productionEndpoints,
  provisioning: provisioningEndpoints,
  presence: presenceEndpoints,
  refinement: refinementEndpoints,
  registry: registryEndpoints,
  request: requestEndpoints,
  secondFactor: secondFactorEndpoints,
  security: securityEndpoints,
  sendings: sendingEndpoints,
  storage: storageEndpoints,
  system: systemEndpoints,
  views: viewEndpoints,
  teams: teamsEndpoints,
  implantReport: implantReportEndpoints,
  tracing: tracingEndpoints,
  users: usersEndpoints,
  webhooks: webhookEndpoints,
} as const;

/** The same calls as a flat list, for registration, documentation and the tests that walk over all of them. */
export const allEndpoints: readonly Endpoint[] = Object.values(endpoints).flatMap(
  (domain) => Object.values(domain) as Endpoint[],
);
