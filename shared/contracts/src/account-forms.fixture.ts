import { accessEndpoints } from './access/endpoints.ts';
import { operatedAccountRules, operatorReasonRules } from './access/operator-rules.ts';
import { codeLoginRules, registerRules, resetRules } from './access/register-rules.ts';
import { secondFactorEndpoints } from './access/second-factor-endpoints.ts';
import { secondFactorOffRules } from './access/second-factor-rules.ts';
import { usersEndpoints } from './access/user-endpoints.ts';
import { apiKeyEndpoints } from './api/key-endpoints.ts';
import { apiKeyRules } from './api/key-rules.ts';
import { webhookEndpoints } from './api/webhook-endpoints.ts';
import { webhookRules } from './api/webhook-rules.ts';
import { integrationEndpoints } from './account/integration-endpoints.ts';
import { integrationRules } from './account/integration-rules.ts';
import { labelRules } from './cases/labels/label-rules.ts';
import { labelEndpoints } from './cases/labels/endpoints.ts';
import { viewEndpoints } from './cases/views/endpoints.ts';
import { viewRules } from './cases/views/view-rules.ts';
import { credentialRules, openingRules, returnRules } from './certification/credential-rules.ts';
import { certificationEndpoints } from './certification/endpoints.ts';
import { creditsEndpoints } from './credits/endpoints.ts';
import { bookingRules, declineRules, rechargeRules } from './credits/recharge-rules.ts';
import { tenantEndpoints } from './platform/tenant-endpoints.ts';
import { tenantRules } from './platform/tenant-rules.ts';
import { makerRules } from './practices/maker-rules.ts';
import { operatedPracticeRules } from './practices/practice-rules.ts';
import { registryEndpoints } from './practices/registry-endpoints.ts';
import { gumCarvingRules } from './production/gum-carving.ts';
import { gumCarvingEndpoints } from './production/gum-carving-endpoints.ts';
import { extractionRules } from './production/templates/extraction.ts';
import { extractionContent, extractionEndpoints } from './production/templates/extraction-endpoints.ts';
import { markingRules, markingWritingRules } from './production/templates/marking.ts';
import { markingContent, markingEndpoints } from './production/templates/marking-endpoints.ts';
import { templateRules } from './production/templates/template-rules.ts';
import type { Form } from './work-forms.fixture.ts';

const codeLogin = accessEndpoints.login.body.options[2];
const passwords = { password: 'encrypted', confirmPassword: 'encrypted' };
const { password: _operated, ...operatedAccount } = operatedAccountRules;
const { host: _host, ...tenantFields } = tenantRules;
const { separator: _separator, parts, ...carving } = gumCarvingRules;
const { pattern, upperJawPattern, testFileName } = extractionRules;
const { sign, text: markedText, brand } = markingRules;
const { upper, lower } = markingWritingRules;
const extraction = { pattern: 'x', testFileName: 'x', parts: [], separator: '-' } as const;
const look = {
  ...{ title: 'Lab', hosts: [], primaryColor: '#4f46ba', iconColor: '#4f46ba', loginColor: '#4f46ba' },
  ...{ language: null, languageSwitch: true, sloganZh: '', sloganEn: '', serviceContact: '', showLogo: true },
  ...{ logoPlace: 'topLeft', showPicture: true },
} as const;

/** Forms of access, credits, certification and the console, with the calls that they send. */
export const accountForms: Readonly<Record<string, Form>> = {
  register: {
    rules: { region: registerRules.region, code: registerRules.code, userName: registerRules.userName },
    ...{ schema: accessEndpoints.register.body, endpoints: [accessEndpoints.register] },
    fitting: {
      account: '13800138000',
      region: 'CN',
      code: '123456',
      userName: 'ada-lovelace',
      agreement: true,
      ...passwords,
    },
  },
  reset: {
    ...{ rules: { code: resetRules.code }, schema: accessEndpoints.resetPassword.body },
    ...{ fitting: { account: 'a@b.cn', code: '123456', ...passwords }, endpoints: [accessEndpoints.resetPassword] },
  },
  codeLogin: {
    ...{ rules: { account: codeLoginRules.account, code: codeLoginRules.code }, schema: codeLogin },
    ...{ fitting: { account: 'a@b.cn', code: '123456' }, endpoints: [accessEndpoints.login] },
  },
  secondFactorOff: {
    ...{ rules: { code: secondFactorOffRules.code }, schema: secondFactorEndpoints.turnOff.body },
    ...{ fitting: { password: 'encrypted', code: '123456' }, endpoints: [secondFactorEndpoints.turnOff] },
  },
  operatedAccount: {
    ...{ rules: operatedAccount, schema: usersEndpoints.add.body, endpoints: [usersEndpoints.add] },
    fitting: {
      ...{ userName: 'ada-lovelace', nickName: '', phone: '', email: '', doctorType: 0, services: [0] },
      ...{ expires: '2036-12-31', administrator: false },
    },
  },
  operatorReason: {
    ...{ rules: operatorReasonRules, schema: usersEndpoints.setEnabled.body },
    ...{ fitting: { userId: '1', enabled: false, reason: 'x' }, endpoints: [usersEndpoints.setEnabled] },
  },
  operatedPractice: {
    ...{ rules: operatedPracticeRules, schema: registryEndpoints.add.body, endpoints: [registryEndpoints.add] },
    fitting: {
      ...{ number: 'P12345678', name: 'Northmere', abbreviation: 'Northmere', creator: 'ada', phone: '', region: '' },
      ...{ province: '', city: '', area: '', address: '', profile: '', expires: '2036-12-31' },
    },
  },
  credentials: {
    ...{ rules: credentialRules, schema: certificationEndpoints.keepTexts.body },
    fitting: { practiceId: '1', registrationNumber: '', creditCode: '', idNumber: '' },
    endpoints: [certificationEndpoints.keepTexts, certificationEndpoints.submit],
  },
  opening: {
    rules: { expires: openingRules.expires },
    ...{ schema: certificationEndpoints.decide.body, endpoints: [certificationEndpoints.decide] },
    fitting: { userId: '1', parts: [{ certificationId: '1', submission: 1 }], expires: '2036-12-31' },
  },
  maker: {
    ...{ rules: makerRules, schema: registryEndpoints.addMaker.body, endpoints: [registryEndpoints.addMaker] },
    fitting: { practiceId: '1', account: 'ada' },
  },
  return: {
    ...{ rules: returnRules, schema: certificationEndpoints.decide.body, endpoints: [certificationEndpoints.decide] },
    fitting: { userId: '1', parts: [{ certificationId: '1', submission: 1 }], reason: 'x' },
  },
  recharge: {
    ...{ rules: { remark: rechargeRules.remark }, schema: creditsEndpoints.requestRecharge.body },
    fitting: { practiceId: '1', amount: 100, remark: '', wishesFreeQuota: false },
    endpoints: [creditsEndpoints.requestRecharge],
  },
  booking: {
    ...{ rules: { contract: bookingRules.contract, note: bookingRules.note }, schema: creditsEndpoints.book.body },
    ...{ fitting: { requestId: '1', credits: 100, contract: 'C-1', note: '' }, endpoints: [creditsEndpoints.book] },
  },
  decline: {
    ...{ rules: declineRules, schema: creditsEndpoints.decline.body, endpoints: [creditsEndpoints.decline] },
    fitting: { requestId: '1', reason: 'x' },
  },
  tenant: {
    ...{ rules: tenantFields, schema: tenantEndpoints.addTenant.body, endpoints: [tenantEndpoints.addTenant] },
    fitting: { name: 'lab', ...look },
  },
  integration: {
    ...{ rules: integrationRules, schema: integrationEndpoints.save.body, endpoints: [integrationEndpoints.save] },
    fitting: { url: 'https://aligner.example.com', apiKey: 'abcdefgh' },
  },
  apiKey: {
    ...{ rules: apiKeyRules, schema: apiKeyEndpoints.create.body, endpoints: [apiKeyEndpoints.create] },
    fitting: { name: 'Practice software', scopes: ['cases:read'], expiresOn: '2036-12-31' },
  },
  webhook: {
    ...{ rules: webhookRules, schema: webhookEndpoints.create.body, endpoints: [webhookEndpoints.create] },
    fitting: { url: 'https://practice.example.com/archway', events: ['case.status_changed'] },
  },
  gumCarving: {
    ...{ rules: { parts, ...carving }, schema: gumCarvingEndpoints.add.body, endpoints: [gumCarvingEndpoints.add] },
    fitting: { name: 'Standard', parts: ['text'], separator: '-', text: 'AW' },
  },
  productionTemplate: {
    ...{ rules: templateRules, schema: extractionEndpoints.add.body, endpoints: [extractionEndpoints.add] },
    fitting: { name: 'Standard', content: extraction, practiceId: null },
  },
  extraction: {
    ...{ rules: { pattern, upperJawPattern, testFileName }, schema: extractionContent },
    ...{ endpoints: [extractionEndpoints.add], fitting: extraction },
  },
  marking: {
    ...{ rules: { sign, text: markedText, brand }, schema: markingContent, endpoints: [markingEndpoints.add] },
    fitting: { sign: 'M1', left: ['jaw'], right: ['step'], content: ['caseNumber'], separator: '-' },
  },
  markingWriting: {
    ...{ rules: { upper, lower }, schema: markingEndpoints.write.body, endpoints: [markingEndpoints.write] },
    fitting: { practiceId: null, upper: 'U', lower: 'L', stepDigits: 2, capitals: true },
  },
  label: {
    ...{ rules: labelRules, schema: labelEndpoints.add.body, endpoints: [labelEndpoints.add] },
    fitting: { practiceId: '1', categoryName: 'Urgent' },
  },
  view: {
    ...{ rules: viewRules, schema: viewEndpoints.add.body, endpoints: [viewEndpoints.add] },
    fitting: { name: 'Mine', search: '' },
  },
};
