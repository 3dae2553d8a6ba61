import { hasDuty } from '../../access/roles.ts';
import { otherRecordedActions, recordedActions } from '../recorded-actions.ts';

/** What of a case somebody looks at. `files` are those that no other subject has, such as the files of plans. */
export const seenSubjects = [
  'detail',
  'prescription',
  'models',
  'photos',
  'cbct',
  'implantReport',
  'archives',
  'files',
  'messages',
  'presentations',
] as const;
export type SeenSubject = (typeof seenSubjects)[number];

/**
 * What changes a case and stands in no progress log: people do it all the time, and it leads nowhere by itself. Also that
 * somebody took the whole case along, or brought it from elsewhere with its past, and that it went to an external service.
 */
export const savedActions = [
  'saveInfo',
  'savePrescription',
  'saveRequest',
  'saveTracing',
  'saveImplantReport',
  'renamePlan',
  'savePlanDocument',
  'takeAudit',
  'releaseAudit',
  'saveAudit',
  'takeTask',
  'putBackTask',
  'handOverTask',
  'assignTask',
  'askReview',
  'openReview',
  'passReview',
  'rejectReview',
  'revokeReview',
  'applyReview',
  'askAssist',
  'takeAssist',
  'releaseAssist',
  'answerAssist',
  'declineAssist',
  'withdrawAssist',
  'startFinish',
  'saveFinish',
  'completeFinish',
  'reopenFinish',
  'sharePlan',
  'sharePresentation',
  'openShare',
  'protectShare',
  'revokeShare',
  'setLabels',
  'analyseModel',
  'prepareModel',
  'correctTeeth',
  'placePhotos',
  'replacePhoto',
  'removePhoto',
  'addFinding',
  'changeFinding',
  'removeFinding',
  'addArchive',
  'changeArchive',
  'removeArchive',
  'addArchivePictures',
  'exportCase',
  'importCase',
  'sendCase',
  'sendMessage',
  'correctMessage',
  'withdrawMessage',
  'addComment',
  'answerComment',
  'settleComment',
  'reopenComment',
  'removeComment',
  'addPresentation',
  'savePresentation',
  'removePresentation',
  'openPhoneLink',
  'connectPhone',
  'receivePhonePhoto',
  'closePhoneLink',
] as const;

export const changedSubjects = [...recordedActions, ...savedActions] as const;
export type ChangedSubject = (typeof changedSubjects)[number];

export const auditKinds = ['seen', 'changed'] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Somebody who comes back to the same thing within this time is still looking at it. */
export const SEEN_AGAIN_MINUTES = 15;

/** Whether somebody who is this to a case may read who saw and changed it: whoever answers for the practice. */
export const mayOversee = (roles: readonly string[]): boolean => hasDuty(roles, 'oversee', 'operate');

const machineActions = recordedActions.filter((action) => !otherRecordedActions.some((other) => other === action));

/**
 * What each call that writes to a case leaves in its audit trail; null where it changes no case: what somebody arranges
 * for himself, or what a practice keeps for all of its cases. A test knows every call of the domain.
 */
export const auditedCalls: Readonly<Record<string, readonly ChangedSubject[] | null>> = {
  'archives.add': ['addArchive'],
  'archives.update': ['changeArchive'],
  'archives.remove': ['removeArchive'],
  'archives.addPtPic': ['addArchivePictures'],
  // A question that is asked with a body.
  'archives.listPic': null,
  // Asked for again under its key, it is the case that there is, as it is written now.
  'cases.create': ['create', 'saveInfo'],
  'cases.update': ['saveInfo'],
  'cases.submit': machineActions,
  // Also whose the task is from then on: the default member's.
  'cases.act': [...machineActions, 'assignTask'],
  'cases.treat': ['startTreatment', 'pauseTreatment', 'resumeTreatment', 'endTreatment'],
  'cases.transfer': ['transfer'],
  'cases.focus': null,
  'cases.focusAll': null,
  'caseArchive.export': ['exportCase'],
  'caseArchive.import': ['importCase'],
  'caseArchive.inspect': null,
  'cbct.register': ['uploadCbct'],
  'cbct.remove': ['removeCbct'],
  'assists.ask': ['askAssist'],
  'assists.act': ['takeAssist', 'releaseAssist', 'withdrawAssist'],
  'assists.answer': ['answerAssist'],
  'assists.decline': ['declineAssist'],
  // Credentials to read the meshes of the plan that help was asked for.
  'assists.storage': null,
  'comments.add': ['addComment'],
  'comments.reply': ['answerComment'],
  'comments.settle': ['settleComment', 'reopenComment'],
  'comments.remove': ['removeComment'],
  'doubts.answer': ['answerDoubt', 'reopenDoubt'],
  'implantReport.save': ['saveImplantReport'],
  'implantReport.issue': ['issueImplantReport'],
  'inspection.add': ['addFinding'],
  'inspection.adopt': ['addFinding'],
  'inspection.change': ['changeFinding'],
  'inspection.remove': ['removeFinding'],
  // Signs addresses for reading or credentials for a place; what is put there becomes a file of a case by `register`.
  'files.token': null,
  'files.accessUrls': null,
  'files.tmpUrl': null,
  'finishes.save': ['saveFinish'],
  'finishes.act': ['startFinish', 'completeFinish', 'reopenFinish'],
  'labels.add': null,
  'labels.update': null,
  'labels.remove': null,
  'labels.set': ['setLabels'],
  'messages.add': ['sendMessage'],
  'messages.send': ['sendMessage'],
  'messages.correct': ['correctMessage'],
  'messages.withdraw': ['withdrawMessage'],
  'messages.read': null,
  'models.register': ['uploadModel'],
  'models.analyse': ['analyseModel'],
  'models.prepare': ['prepareModel'],
  'models.correctTeeth': ['correctTeeth'],
  'models.swapJaws': ['swapJaws'],
  'models.remove': ['removeModel'],
  'phone.open': ['openPhoneLink', 'closePhoneLink'],
  'phone.revoke': ['closePhoneLink'],
  'phone.connect': ['connectPhone'],
  // Credentials for a place that nobody else has; what is put there becomes a photo by `register`.
  'phone.storage': null,
  'phone.register': ['uploadPhotos', 'replacePhoto', 'receivePhonePhoto'],
  'photos.register': ['uploadPhotos', 'replacePhoto'],
  'photos.place': ['placePhotos'],
  'photos.classify': ['placePhotos'],
  'photos.replaceImage': ['replacePhoto'],
  'photos.remove': ['removePhoto'],
  'photos.clear': ['removePhoto'],
  'reviews.ask': ['askReview'],
  'reviews.revoke': ['revokeReview'],
  'reviews.apply': ['applyReview'],
  // Asks and answers about the link itself.
  'reviewVisit.look': null,
  'reviewVisit.code': null,
  'reviewVisit.enter': ['openReview'],
  'reviewVisit.read': null,
  'reviewVisit.storage': null,
  'reviewVisit.decide': ['passReview', 'rejectReview'],
  'shares.key': ['sharePlan', 'sharePresentation'],
  // Another way to write the address of a link that there is.
  'shares.short': null,
  'shares.protect': ['protectShare'],
  'shares.revoke': ['revokeShare'],
  'shareVisit.open': ['openShare'],
  'shareVisit.storage': null,
  // Whoever begins what is in the pool takes it by that.
  'plans.create': ['createTarget', 'takeTask', ...machineActions],
  'plans.createStep': ['createStep', 'takeTask'],
  'plans.copy': ['copyPlan', 'takeTask'],
  'plans.rename': ['renamePlan'],
  'plans.saveAudit': ['saveAudit'],
  'plans.saveDocument': ['savePlanDocument'],
  // Bodies of teeth alone say nothing: the document does that is saved with them.
  'plans.addMesh': null,
  'plans.act': [
    ...(['submitTarget', 'submitStep', 'withdrawPlan', 'takeAudit', 'releaseAudit'] as const),
    ...(['passTarget', 'rejectTarget', 'passStep', 'rejectStep', 'freezePlan', 'deletePlan'] as const),
    ...(['takeTask', 'assignTask'] as const),
  ],
  'plans.takeNextTask': ['takeTask'],
  'plans.actOnTask': ['takeTask', 'putBackTask', 'handOverTask', 'assignTask'],
  // Also that the confirmed case has gone to the external service, by the job that follows.
  'plans.confirm': [...machineActions, 'sendCase'],
  // Who holds the pen of a plan says nothing of its case; what is saved with it does.
  'plans.takePen': null,
  'plans.releasePen': null,
  // The job saves what it designed for whoever started it.
  'planDesigns.start': ['savePlanDocument'],
  'planDesigns.cancel': null,
  // Who has a case open stands in its trail by what it reads.
  'presence.here': null,
  'presence.gone': null,
  'presentations.create': ['addPresentation'],
  'presentations.save': ['savePresentation'],
  'presentations.remove': ['removePresentation'],
  'prescription.save': ['savePrescription'],
  'prescription.addTemplate': null,
  'prescription.updateTemplate': null,
  'prescription.removeTemplate': null,
  'refinement.restart': ['restart', 'endTreatment'],
  'request.save': ['saveRequest'],
  'sendings.resend': ['sendCase'],
  'sendings.test': null,
  'tracing.save': ['saveTracing'],
  'views.add': null,
  'views.update': null,
  'views.remove': null,
  'views.arrange': null,
};
