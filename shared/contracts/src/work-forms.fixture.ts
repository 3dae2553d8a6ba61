import type { z } from 'zod';
import { accessEndpoints } from './access/endpoints.ts';
import { contactEndpoints } from './access/contact-endpoints.ts';
import { emailChangeRules, phoneChangeRules, userNameRules } from './access/contact-rules.ts';
import { loginRules } from './access/login-rules.ts';
import { addressEndpoints } from './account/address-endpoints.ts';
import { addressRules } from './account/address-rules.ts';
import { secondFactorEndpoints } from './access/second-factor-endpoints.ts';
import { secondFactorRules } from './access/second-factor-rules.ts';
import { businessCardRules } from './account/business-card-rules.ts';
import { businessCard } from './account/business-card.ts';
import { accountPlaceRules, accountRules, designConfigurationRules, preferenceRules } from './account/account-rules.ts';
import { accountEndpoints, preferenceContent } from './account/endpoints.ts';
import { casesEndpoints } from './cases/endpoints.ts';
import { patientRules } from './cases/patient-rules.ts';
import { wordsRules } from './cases/words-rules.ts';
import { plansEndpoints } from './plans/endpoints.ts';
import { assistEndpoints } from './plans/assists/endpoints.ts';
import { assistAnswerRules, assistDeclineRules, assistRules } from './plans/assists/rules.ts';
import { shareEndpoints } from './plans/shares/endpoints.ts';
import { linkUnlockRules } from './plans/links/password-rules.ts';
import { shareProtectionRules, shareRules } from './plans/shares/rules.ts';
import { presentationEndpoints } from './plans/presentations/endpoints.ts';
import { presentationRules } from './plans/presentations/rules.ts';
import { reviewEndpoints } from './plans/reviews/endpoints.ts';
import { reviewCodeRules, reviewDecisionRules, reviewPassRules, reviewRules } from './plans/reviews/rules.ts';
import { reviewVisitEndpoints } from './plans/reviews/visit-endpoints.ts';
import { targetRules } from './plans/target-rules.ts';
import { taskRules } from './plans/task-rules.ts';
import { assistantsEndpoints } from './practices/assistant-endpoints.ts';
import { centersEndpoints } from './practices/center-endpoints.ts';
import { centerNumberRules, centerPracticeRules, centerRules, centerStaffRules } from './practices/center-rules.ts';
import { practicesEndpoints } from './practices/endpoints.ts';
import { teamsEndpoints } from './practices/team-endpoints.ts';
import { designerRules, teamMemberRules, teamRules } from './practices/team-rules.ts';
import {
  assistantRules,
  joinRejectRules,
  memberRules,
  practiceRules,
  practiceSearchRules,
} from './practices/practice-rules.ts';
import { configurationRules } from './production/parameters/configuration.ts';
import { pinEndpoints } from './platform/pin-endpoints.ts';
import { pinRules } from './platform/pin-rules.ts';
import type { Endpoint } from './wire/endpoint.ts';
import type { FormRules } from './wire/field-rule.ts';

/** A form of the product: its rules, and a call that it sends. */
export interface Form {
  readonly rules: FormRules;
  /** What the server is asked with, whose other fields fit. */
  readonly schema: z.ZodType;
  readonly fitting: Readonly<Record<string, unknown>>;
  readonly endpoints: readonly Endpoint[];
}

const reviewPass = { token: 'a'.repeat(43), device: 'b'.repeat(43) };
const patient = {
  ...{
    practiceId: '1',
    ptNo: 'AW-1',
    patientName: 'Mila',
    gender: '1',
    birthday: '1999-04-12',
    phone: '0551 1',
    email: 'a@b.cn',
  },
  ...{ productType: 'aligner', entrust: 1, doctorId: '2', customDoctorName: '', customClinic: '' },
};
const emails = { notificationEmail1: '', notificationEmail2: '', notificationEmail3: '', notificationEmail4: '' };
const practice = {
  ...{ name: 'Northmere Orthodontics', abbreviation: 'Northmere', phone: '', region: '', province: '' },
  ...{ city: '', area: '', address: '', profile: '' },
};
const assistant = { nickName: 'Ada', userName: 'ada-lovelace', phone: '', email: '' };
const credentials = accessEndpoints.login.body.options[0];

/** Forms of cases, plans, practices and settings, with the calls that they send. */
export const workForms: Readonly<Record<string, Form>> = {
  patient: {
    ...{ rules: patientRules, schema: casesEndpoints.create.body, fitting: patient },
    endpoints: [casesEndpoints.create, casesEndpoints.update],
  },
  words: {
    ...{ rules: wordsRules, schema: casesEndpoints.act.body, endpoints: [casesEndpoints.act] },
    fitting: { caseId: '1', version: 1, action: 'reject', reason: 'x' },
  },
  task: {
    ...{ rules: taskRules, schema: plansEndpoints.actOnTask.body, endpoints: [plansEndpoints.actOnTask] },
    fitting: { caseId: '1', version: 1, taskKind: 'target', action: 'assign', assignUserId: '2', note: '' },
  },
  review: {
    ...{ rules: reviewRules, schema: reviewEndpoints.ask.body, endpoints: [reviewEndpoints.ask] },
    fitting: {
      ...{
        caseId: '1',
        version: 1,
        planId: '2',
        kind: 'expert',
        recipientName: 'Dr W',
        recipientMail: 'w@example.com',
      },
      ...{ lang: 'en-US', question: '', protection: 'none', password: '', days: 3, views: 5 },
    },
  },
  assist: {
    ...{ rules: assistRules, schema: assistEndpoints.ask.body, endpoints: [assistEndpoints.ask] },
    fitting: { caseId: '1', version: 1, planId: '2', designCenterId: '3', question: '' },
  },
  assistAnswer: {
    ...{ rules: assistAnswerRules, schema: assistEndpoints.answer.body, endpoints: [assistEndpoints.answer] },
    fitting: { verdict: 'change', reason: 'More IPR' },
  },
  assistDecline: {
    ...{ rules: assistDeclineRules, schema: assistEndpoints.decline.body, endpoints: [assistEndpoints.decline] },
    fitting: { reason: 'No molars' },
  },
  share: {
    ...{ rules: shareRules, schema: shareEndpoints.key.body, endpoints: [shareEndpoints.key] },
    fitting: {
      descFilePath: 'pt/1/1/4/2/plan.json',
      requestType: 1,
      photos: 'mouth',
      wearDays: 10,
      days: 30,
      password: '',
    },
  },
  shareProtection: {
    ...{ rules: shareProtectionRules, schema: shareEndpoints.protect.body, endpoints: [shareEndpoints.protect] },
    fitting: { password: 'open sesame' },
  },
  businessCard: {
    ...{ rules: businessCardRules, schema: businessCard, endpoints: [accountEndpoints.updateSetting] },
    fitting: { title: 'Orthodontist', phone: '0551 1234567', email: 'a@b.cn', words: 'Call me.', picture: '' },
  },
  linkUnlock: {
    ...{ rules: linkUnlockRules, schema: reviewVisitEndpoints.enter.body, endpoints: [reviewVisitEndpoints.enter] },
    fitting: { ...reviewPass, password: 'open sesame' },
  },
  reviewCode: {
    ...{ rules: reviewCodeRules, schema: reviewVisitEndpoints.enter.body, endpoints: [reviewVisitEndpoints.enter] },
    fitting: { ...reviewPass, code: '123456' },
  },
  reviewDecision: {
    ...{ rules: reviewDecisionRules, schema: reviewVisitEndpoints.decide.body },
    ...{ endpoints: [reviewVisitEndpoints.decide], fitting: { ...reviewPass, verdict: 'reject', reason: 'No' } },
  },
  reviewPassing: {
    ...{ rules: reviewPassRules, schema: reviewVisitEndpoints.decide.body },
    ...{ endpoints: [reviewVisitEndpoints.decide], fitting: { ...reviewPass, verdict: 'pass', reason: '' } },
  },
  login: {
    // The password is encrypted before it is asked with; its rule is tried where that is done.
    ...{ rules: { account: loginRules.account }, schema: credentials, endpoints: [accessEndpoints.login] },
    fitting: { account: 'ada', password: 'encrypted' },
  },
  userName: {
    ...{ rules: userNameRules, schema: contactEndpoints.changeUserName.body },
    ...{ fitting: { userName: 'ada-lovelace' }, endpoints: [contactEndpoints.changeUserName] },
  },
  phoneChange: {
    ...{ rules: phoneChangeRules, schema: contactEndpoints.changePhone.body },
    ...{ fitting: { region: 'CN', phone: '13800138000', code: '123456' }, endpoints: [contactEndpoints.changePhone] },
  },
  emailChange: {
    ...{ rules: emailChangeRules, schema: contactEndpoints.changeEmail.body },
    ...{ fitting: { email: 'a@b.cn', code: '123456' }, endpoints: [contactEndpoints.changeEmail] },
  },
  account: {
    ...{ rules: accountRules, schema: accountEndpoints.updateInfo.body, endpoints: [accountEndpoints.updateInfo] },
    fitting: { nickName: '', ...emails },
  },
  accountPlace: {
    ...{ rules: accountPlaceRules, schema: accountEndpoints.updateInfo.body, endpoints: [accountEndpoints.updateInfo] },
    fitting: { region: 'VA', province: '', city: '', area: '', address: '' },
  },
  address: {
    ...{ rules: addressRules, schema: addressEndpoints.add.body },
    endpoints: [addressEndpoints.add, addressEndpoints.update],
    fitting: { recipient: 'Ada', phone: '13800138000', region: 'VA', address: 'Via 1', houseNumber: '' },
  },
  secondStep: {
    ...{ rules: secondFactorRules, schema: secondFactorEndpoints.login.body },
    endpoints: [secondFactorEndpoints.login, secondFactorEndpoints.confirm, secondFactorEndpoints.renewRecoveryCodes],
    fitting: { challenge: 'x', code: '123456' },
  },
  preferences: {
    ...{ rules: preferenceRules, schema: preferenceContent, endpoints: [accountEndpoints.updateSetting] },
    fitting: { designHomePage: 0, tidType: '0', entrust: '0', designColorSetting: {} },
  },
  configuration: {
    ...{ rules: configurationRules, schema: accountEndpoints.addSetting.body },
    endpoints: [accountEndpoints.addSetting, accountEndpoints.updateSetting],
    fitting: { doctorId: '1', settingType: 'preferenceConfig', settingContent: '{}', settingName: 'Standard' },
  },
  designConfiguration: {
    ...{ rules: designConfigurationRules, schema: preferenceContent, endpoints: [accountEndpoints.updateSetting] },
    fitting: { designHomePage: 0, tidType: '0', entrust: '0', designColorSetting: {} },
  },
  target: {
    ...{ rules: targetRules, schema: plansEndpoints.create.body, endpoints: [plansEndpoints.create] },
    fitting: { caseId: '1', version: 1, name: 'Target 1', remarks: '' },
  },
  presentation: {
    ...{ rules: presentationRules, schema: presentationEndpoints.create.body },
    endpoints: [presentationEndpoints.create, presentationEndpoints.save],
    fitting: {
      ...{ caseId: '1', version: 1, title: 'Plan', language: 'en-US' },
      slides: [{ kind: 'text', slideId: 'a', heading: '', body: '' }],
    },
  },
  practice: {
    ...{ rules: practiceRules, schema: practicesEndpoints.create.body, fitting: practice },
    endpoints: [practicesEndpoints.create, practicesEndpoints.update],
  },
  practiceSearch: {
    ...{ rules: practiceSearchRules, schema: practicesEndpoints.search.body, fitting: { keyword: 'P10001' } },
    endpoints: [practicesEndpoints.search],
  },
  joinReject: {
    ...{ rules: joinRejectRules, schema: practicesEndpoints.auditApplyJoin.body },
    ...{ fitting: { applyId: '1', pass: false, reason: 'x' }, endpoints: [practicesEndpoints.auditApplyJoin] },
  },
  member: {
    ...{ rules: memberRules, schema: practicesEndpoints.updateMember.body },
    ...{ fitting: { practiceId: '1', userId: '2', identity: 'doctor', role: '', department: '' } },
    endpoints: [practicesEndpoints.updateMember],
  },
  assistant: {
    ...{ rules: assistantRules, schema: assistantsEndpoints.add.body, endpoints: [assistantsEndpoints.add] },
    fitting: { ...assistant, password: 'encrypted', practices: [{ practiceId: '1' }] },
  },
  team: {
    ...{ rules: teamRules, schema: teamsEndpoints.create.body, endpoints: [teamsEndpoints.create] },
    fitting: { practiceId: '1', teamName: 'Northmere Design' },
  },
  teamMember: {
    ...{ rules: teamMemberRules, schema: teamsEndpoints.createMember.body, endpoints: [teamsEndpoints.createMember] },
    fitting: { ...assistant, designTeamId: '1', department: '', password: 'encrypted', roles: ['target_design'] },
  },
  designer: {
    ...{ rules: designerRules, schema: teamsEndpoints.updateMember.body, endpoints: [teamsEndpoints.updateMember] },
    fitting: { designTeamId: '1', userId: '2', department: '' },
  },
  center: {
    ...{ rules: centerRules, schema: centersEndpoints.create.body, endpoints: [centersEndpoints.create] },
    fitting: { designCenterName: 'Bridge', designCenterNo: '' },
  },
  centerNumber: {
    ...{ rules: centerNumberRules, schema: centersEndpoints.byNumber.params, fitting: { no: 'D30001' } },
    endpoints: [centersEndpoints.byNumber, centersEndpoints.bind],
  },
  centerStaff: {
    ...{ rules: centerStaffRules, schema: centersEndpoints.addStaff.body, endpoints: [centersEndpoints.addStaff] },
    fitting: { designCenterId: '1', account: 'ada' },
  },
  centerPractice: {
    ...{ rules: centerPracticeRules, schema: centersEndpoints.bindPractice.body },
    ...{ fitting: { designCenterId: '1', number: 'P10001' }, endpoints: [centersEndpoints.bindPractice] },
  },
  pin: {
    ...{ rules: pinRules, schema: pinEndpoints.pin.body, endpoints: [pinEndpoints.pin] },
    fitting: { channel: 'stable', version: '1.0.0+0123abcd' },
  },
};
