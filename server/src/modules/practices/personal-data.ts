import type { CreditBalances, PersonalData } from '@archway/contracts';
import type { Caller } from '../../context.ts';
import type { Database } from '../../infrastructure/database/database.ts';
import { type User, acceptedAgreement, userOf } from '../access/api.ts';
import { balancesOfPractice } from './ports.ts';
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
    authResult: user.certification,
    acceptedAgreement: await acceptedAgreement(db, user.id),
    designCenterList: [...centers.values()],
    accountInfo: accountInfo(user, main?.designCenterId ?? null, balances),
  };
}

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
