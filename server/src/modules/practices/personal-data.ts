import { type CreatorPersonalData, type CreditBalances, type PersonalData, certification } from '@archway/contracts';
import { type Caller, Refusal } from '../../context.ts';
import type { Database, Querier } from '../../infrastructure/database/database.ts';
import { type User, acceptedAgreement, userOf } from '../access/api.ts';
import { balancesOfPractice, licensesOfPractice } from './ports.ts';
import { practiceById } from './repository.ts';
import { heldPractices, listPractices } from './service.ts';

/** The account of the caller with the practices that it belongs to. */
export async function personalData(db: Database, caller: Caller): Promise<PersonalData> {
  const user = await userOf(db, caller.userId);
  const bound = await listPractices(db, caller.userId);
  const held = await heldPractices(db, caller.userId);
  const practices = bound.filter(({ practiceId }) => held.includes(practiceId));
  const main = practices.find((practice) => practice.isDefault) ?? practices[0];
  const balances = main ? await balancesOfPractice.one(db, main.practiceId) : null;
  const centers = new Map(
    practices.flatMap((practice) =>
      practice.designCenterList.map((center) => [center.designCenterId, center] as const),
    ),
  );
  return {
    userId: user.id,
    doctorId: user.id,
    userName: user.userName,
    nickName: user.nickName,
    doctorType: user.doctorType,
    roles: [...caller.roles],
    permissions: [...caller.permissions],
    creator: practices.some((practice) => practice.creator),
    practiceBound: bound.length,
    defaultPracticeId: main?.practiceId ?? null,
    defaultPracticeAbbreviation: main?.abbreviation ?? null,
    expirationTime: user.expiresOn,
    isTeamMode: practices.some((practice) => practice.teamDesignEnabled),
    acceptedAgreement: await acceptedAgreement(db, user.id),
    ...(await certificationOf(db, user, main?.practiceId ?? null)),
    designCenterList: [...centers.values()],
    accountInfo: accountInfo(user, main?.designCenterId ?? null, balances),
  };
}

/** Where the qualification of somebody stands, and the licenses of a practice; without one nothing was submitted. */
async function certificationOf(db: Querier, user: User, practiceId: string | null) {
  const { none } = certification;
  const { businessLicense, aptitudeLicense } =
    practiceId === null
      ? { businessLicense: none, aptitudeLicense: none }
      : await licensesOfPractice.one(db, practiceId);
  return {
    authResult: user.certification,
    submitDoctorAuth: user.certification !== none,
    doctorAuthResult: user.certification,
    submitBusinessLicense: businessLicense !== none,
    businessLicenseResult: businessLicense,
    submitAptitudeLicense: aptitudeLicense !== none,
    aptitudeLicenseResult: aptitudeLicense,
  };
}

/**
 * The account of whoever created a practice of the caller: the named one, else the default one.
 * @throws Refusal addOrCreateOutpatient without a practice; recordNotFound for one that the caller does not belong to now
 */
export async function creatorData(
  db: Database,
  caller: Caller,
  practiceId: string | undefined,
): Promise<CreatorPersonalData> {
  const bound = await listPractices(db, caller.userId);
  const held = await heldPractices(db, caller.userId);
  if (bound.length === 0 && practiceId === undefined) throw new Refusal('addOrCreateOutpatient');
  const own = bound.filter((each) => held.includes(each.practiceId));
  const chosen =
    practiceId === undefined
      ? (own.find(({ isDefault }) => isDefault) ?? own[0])
      : own.find((each) => each.practiceId === practiceId);
  const practice = chosen && (await practiceById(db, chosen.practiceId));
  if (!practice) throw new Refusal('recordNotFound');
  const creator = await userOf(db, practice.ownerId);
  const ofCreator = await listPractices(db, creator.id);
  const balances = await balancesOfPractice.one(db, practice.id);
  const info = accountInfo(creator, chosen.designCenterId, balances);
  return {
    practiceId: practice.id,
    practiceName: practice.name,
    doctorId: creator.id,
    userName: creator.userName,
    nickName: creator.nickName,
    expirationTime: creator.expiresOn,
    defaultPracticeId: ofCreator.find(({ isDefault }) => isDefault)?.practiceId ?? null,
    ...(await certificationOf(db, creator, practice.id)),
    accountInfo: creator.id === caller.userId ? info : withoutOwnAffairs(info),
  };
}

/** Members ask the creator for credits; where the creator lives and reads messages is nobody's business but theirs. */
const withoutOwnAffairs = (info: PersonalData['accountInfo']): PersonalData['accountInfo'] => ({
  ...info,
  ...{ province: null, city: null, area: null, address: null, contractDocument: null },
  ...{ notificationEmail1: null, notificationEmail2: null, notificationEmail3: null, notificationEmail4: null },
});

function accountInfo(
  user: User,
  designCenterId: string | null,
  balances: CreditBalances | null,
): PersonalData['accountInfo'] {
  // Each has its number; one that nobody filled is kept empty before one that somebody did.
  const [notificationEmail1 = null, notificationEmail2 = null, notificationEmail3 = null, notificationEmail4 = null] =
    user.notificationEmails.map((email) => email || null);
  return {
    expirationTime: user.expiresOn,
    region: user.region,
    province: user.province,
    city: user.city,
    area: user.area,
    address: user.address,
    designCenterId,
    phone: user.phone,
    email: user.email,
    freeModelNum: balances?.freeModels ?? 0,
    freePtNum: balances?.freeCases ?? 0,
    freeReportNum: balances?.freeReports ?? 0,
    emailNotice: user.emailNotice,
    noticeMail: user.noticeMail,
    contractDocument: user.contractDocument,
    confirmRemainingNum: balances?.credits ?? null,
    assistAuditsRemainingNum: balances?.assistAudits ?? 0,
    notificationEmail1,
    notificationEmail2,
    notificationEmail3,
    notificationEmail4,
    canReplaceModel: user.replaceModel,
  };
}
