/** The section of a case's page that shows its plans, whoever offers it: notices and the action of a row lead there. */
export const PLANS_SECTION = 'plans';

/** Where whoever approves the plan of a case version looks at it and decides. */
export const planApprovalPath = ({ caseId, version }: { readonly caseId: string; readonly version: number }): string =>
  `/plan-approval/${caseId}/${version}`;
